import { join } from 'node:path';
import { inputsOf } from '../site/fingerprint.mjs';
import { frames, readJson, root, TESTED_PACKAGES } from '../workspace.mjs';

/** What the packages of this workspace are made of. @returns {import('./affected.mjs').Workspace} */
export function workspaceFacts() {
  const packages = [...TESTED_PACKAGES, 'server'];
  return {
    inputs: Object.fromEntries(frames().map((frame) => [frame, inputsOf(frame)])),
    dependencies: Object.fromEntries(packages.map((name) => [name, workspaceDependencies(name)])),
  };
}

/**
 * The packages of the workspace that a package stands on, directly or through another.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function workspaceDependencies(name, known = new Set([name])) {
  const { dependencies = {}, devDependencies = {} } = readJson(join(root, name, 'package.json'));
  for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!String(version).startsWith('workspace:') || known.has(dependency)) continue;
    known.add(dependency);
    workspaceDependencies(dependency, known);
  }
  return [...known].filter((dependency) => dependency !== name);
}
