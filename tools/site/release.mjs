import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../workspace.mjs';
import { distOf, withBuiltFrame } from './build-frame.mjs';
import { contractProblems } from './contract-check.mjs';
import { fingerprint } from './fingerprint.mjs';
import { previousVersion, publishedIntegrity, readHistory } from './history.mjs';
import { entryOf, makeLive, storeVersion, versionFolder } from './publish-remote.mjs';
import { liveShell } from './publish-shell.mjs';
import { liveEntry, readRegistry } from './registry.mjs';

/** A reason not to release or roll back, told to the person without a stack. */
export class Refusal extends Error {}

/**
 * Releases a remote: build, its unit tests, the contract check against the live shell, its own folder, the registry.
 * The shell and the other remotes are not touched.
 *
 * @param {string} site the served folder
 * @param {string} name
 * @param {string} version that of package.json, unless the person names one
 * @param {(step: string) => void} tell
 * @returns {Promise<import('./registry.mjs').Entry>}
 */
export async function release(site, name, version, tell) {
  const shell = shellOf(site);
  if (existsSync(versionFolder(site, name, version))) {
    throw new Refusal(`${name} ${version} is released already: raise "version" in ${name}/package.json.`);
  }
  tell(`Building ${name} ${version}`);
  return withBuiltFrame(name, { version }, async (built) => {
    tell('Running its unit tests');
    runUnitTests(name);
    tell(`Checking the contract against the live shell ${shell.version}`);
    refuseUnlessItFits(readJson(join(distOf(name), 'frame.json')), shell);
    await storeVersion(site, built);
    return makeLive(site, built, 'release');
  });
}

/**
 * Points the registry at an earlier version of a remote.
 *
 * @param {string} site the served folder
 * @param {string} name
 * @param {string | undefined} wanted version; by default the one that was live before
 * @returns {Promise<import('./registry.mjs').Entry>}
 */
export async function rollback(site, name, wanted) {
  const history = readHistory(site);
  const isStored = (/** @type {string} */ version) => existsSync(versionFolder(site, name, version));
  const version = wanted ?? previousVersion(history, name, isStored);
  if (version === undefined) throw new Refusal(`${name} has no earlier version to go back to.`);
  if (!isStored(version)) throw new Refusal(`${name} ${version} was never published on this site.`);
  if (liveEntry(readRegistry(site), name)?.version === version)
    throw new Refusal(`${name} ${version} is live already.`);
  const published = publishedIntegrity(history, name, version);
  if (published !== undefined && !isSame(published, entryOf(site, name, version).integrity)) {
    throw new Refusal(
      `The files of ${name} ${version} are not those that were released: release a new version instead.`,
    );
  }
  refuseUnlessItFits(readJson(join(versionFolder(site, name, version), 'frame.json')), shellOf(site));
  return makeLive(site, { name, version, sources: fingerprint(name) }, 'rollback');
}

/** @param {string} site */
function shellOf(site) {
  const shell = liveShell(site);
  if (shell === undefined) throw new Refusal(`There is no site in ${site} yet: run "npm run build" first.`);
  return shell;
}

/** @param {string} name */
function runUnitTests(name) {
  const jest = join(root, name, 'node_modules', 'jest', 'bin', 'jest.js');
  const { status } = spawnSync(process.execPath, [jest, '--silent'], {
    cwd: join(root, name),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Refusal(`The unit tests of ${name} fail: it is not released.`);
}

/** @param {import('./contract-check.mjs').FrameFacts} remote @param {import('./contract-check.mjs').FrameFacts} shell */
function refuseUnlessItFits(remote, shell) {
  const problems = contractProblems(remote, shell);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

/** @param {Record<string, string>} one @param {Record<string, string>} other */
function isSame(one, other) {
  return Object.entries(one).every(([file, sum]) => other[file] === sum);
}
