import { createHash } from 'node:crypto';
import { mappingOf, parseLockfile } from './parse-lockfile.mjs';

const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * A digest of everything that a lockfile installs for each package of the workspace, so that a new version of a package
 * concerns only those that stand on it, directly or through others. Links to packages of the workspace are not followed.
 *
 * @param {string} lockfile its text
 * @returns {Record<string, string>} by folder, the root as `.`
 */
export function resolvedDependencies(lockfile) {
  const { importers, packages, snapshots } = parseLockfile(lockfile);
  const [installed, resolved] = [mappingOf(packages), mappingOf(snapshots)];
  return Object.fromEntries(
    Object.entries(mappingOf(importers)).map(([folder, importer]) => {
      const direct = SECTIONS.flatMap((section) =>
        directDependencies(mappingOf(mappingOf(importer)[section])),
      );
      return [folder, digestOf(closure(direct, resolved), installed)];
    }),
  );
}

/**
 * The packages of the workspace for which two lockfiles install different things.
 *
 * @param {string} before @param {string} after texts of lockfiles
 * @returns {string[]} folders
 */
export function changedDependencies(before, after) {
  const [old, now] = [resolvedDependencies(before), resolvedDependencies(after)];
  return Object.keys({ ...old, ...now }).filter((folder) => old[folder] !== now[folder]);
}

/** @param {import('./parse-lockfile.mjs').Mapping} section @returns {string[]} keys of snapshots */
function directDependencies(section) {
  return Object.entries(section).map(([name, entry]) => keyOf(name, String(mappingOf(entry).version)));
}

/** An alias names the whole package, everything else only its version. @param {string} name @param {string} version */
function keyOf(name, version) {
  return /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`;
}

/**
 * @param {string[]} direct @param {import('./parse-lockfile.mjs').Mapping} snapshots
 * @returns {string[]} sorted keys of all packages, direct or not
 */
function closure(direct, snapshots) {
  const known = new Set(direct);
  for (const key of known) {
    const snapshot = mappingOf(snapshots[key]);
    for (const section of ['dependencies', 'optionalDependencies'])
      for (const [name, version] of Object.entries(mappingOf(snapshot[section])))
        known.add(keyOf(name, String(version)));
  }
  return [...known].sort();
}

/** @param {string[]} keys @param {import('./parse-lockfile.mjs').Mapping} packages */
function digestOf(keys, packages) {
  const hash = createHash('sha256');
  for (const key of keys) {
    const { resolution } = mappingOf(packages[key.replace(/\(.*$/, '')]);
    hash.update(`${key} ${String(resolution)}\n`);
  }
  return hash.digest('hex');
}
