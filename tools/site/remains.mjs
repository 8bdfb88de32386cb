import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory } from './history.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {import('./registry.mjs').SiteStore} SiteStore */

/** A command that stored nothing for so long has ended or was killed: storing and going live take seconds. */
const ENDED_AFTER_MS = 2 * 60_000;

/**
 * @typedef {object} Arrival a build on its way to the site
 * @property {string} name
 * @property {string} version
 * @property {string} target its folder on the site
 * @property {string} folder the build, on this machine
 */

/**
 * Looks at what an earlier command that was killed has left where a version is to be stored. What is the same as the build
 * stays, what is not is removed, and a version that was ever live is refused: it never changes.
 *
 * @param {SiteStore} store @param {Arrival} arrival
 * @returns {Promise<'to be stored' | 'stored'>} stored: all files are there, and are those of the build
 * @throws Refusal also when another command may just be storing the same version
 */
export async function clearRemains(store, { name, version, target, folder }) {
  const stored = await store.list(target);
  if (stored.length === 0) return 'to be stored';
  if (await wasLive(store, name, version)) throw releasedAlready(name, version);
  if (await areOfBuild(store, { target, folder }, stored))
    return stored.some(({ path }) => path === `${target}/frame.json`) ? 'stored' : 'to be stored';
  const latest = Math.max(...stored.map(({ storedAt }) => storedAt));
  if (Date.now() - latest < ENDED_AFTER_MS)
    throw new Refusal(
      `Another command stored other files as ${name} ${version} a moment ago and has not made them live: ` +
        'wait two minutes and try again, or raise the version.',
    );
  await store.remove([...stored.map(({ path }) => path), target]);
  return 'to be stored';
}

/** @param {string} name @param {string} version */
export function releasedAlready(name, version) {
  return new Refusal(`${name} ${version} is released already: raise "version" in ${name}/package.json.`);
}

/** Whether a version was ever live, be it as a canary. @param {SiteStore} store @param {string} name @param {string} version */
export async function wasLive(store, name, version) {
  const history = await readHistory(store);
  return history.some((line) => line.name === name && line.version === version);
}

/**
 * @param {SiteStore} store @param {{ target: string, folder: string }} places
 * @param {import('./store/folder-store.mjs').StoredFile[]} stored
 */
async function areOfBuild(store, { target, folder }, stored) {
  for (const { path } of stored) {
    const file = join(folder, path.slice(target.length + 1));
    if (!existsSync(file) || !(await store.read(path))?.equals(readFileSync(file))) return false;
  }
  return true;
}
