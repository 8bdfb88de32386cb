import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { finishKilled } from './change-live.mjs';
import { fitProblems, liveVersion, refuse } from './checks/live-fit.mjs';
import { fingerprint } from './fingerprint.mjs';
import { previousVersion, publishedIntegrity, readHistory } from './history.mjs';
import {
  factsOf,
  isStored,
  makeLive,
  notAsReleased,
  readFrame,
  refuseChangedFiles,
  versionFolder,
} from './publish-remote.mjs';
import { isShellStored, shellFolder, showStoredShell } from './publish-shell.mjs';
import { Refusal } from './refusal.mjs';
import { readRegistry } from './registry.mjs';

/** @typedef {import('./registry.mjs').SiteStore} SiteStore */

/**
 * Makes an earlier version of an app live again. No file of any version is touched.
 *
 * @param {SiteStore} store
 * @param {string} name a remote, or `shell`
 * @param {string | undefined} wanted version; by default the one that was live before
 * @param {import('./author.mjs').Author} [by]
 * @returns {Promise<string>} the version that is live now
 * @throws Refusal when there is none, when its files are not those that were released, or when it does not fit any more
 */
export async function rollback(store, name, wanted, by) {
  const killed = await finishKilled(store, { name, action: 'rollback', version: wanted });
  if (killed !== undefined) return killed.version;
  const version = wanted ?? (await earlierVersion(store, name));
  if (version === undefined) throw new Refusal(`${name} has no earlier version to go back to.`);
  if (!(await isThere(store, name, version)))
    throw new Refusal(`${name} ${version} was never published on this site.`);
  if (version === liveVersion(await readRegistry(store), name))
    throw new Refusal(`${name} ${version} is live already.`);
  const isShell = name === 'shell';
  if (!isShell) await refuseOtherFiles(store, name, version);
  const facts = await readFrame(store, isShell ? shellFolder(version) : versionFolder(name, version));
  const chosen = { name, version, sources: sourcesOf(name) };
  /** @param {import('./registry.mjs').Registry} registry */
  const check = async (registry) => refuse(await fitProblems(store, registry, facts));
  if (isShell) await showStoredShell(store, chosen, { check, by });
  else await makeLive(store, chosen, 'rollback', { check, by });
  return version;
}

/** Fingerprint of the working copy, so that its next start leaves the rollback live; a server has none. @param {string} name */
function sourcesOf(name) {
  return existsSync(join(root, name)) ? fingerprint(name) : '';
}

/** @param {SiteStore} store @param {string} name @returns {Promise<string | undefined>} */
async function earlierVersion(store, name) {
  const history = await readHistory(store);
  const versions = new Set(history.filter((line) => line.name === name).map(({ version }) => version));
  const there = new Map();
  for (const version of versions) there.set(version, await isThere(store, name, version));
  return previousVersion(history, name, (version) => there.get(version) === true);
}

/** @param {SiteStore} store @param {string} name @param {string} version */
function isThere(store, name, version) {
  return name === 'shell' ? isShellStored(store, version) : isStored(store, name, version);
}

/** @param {SiteStore} store @param {string} name @param {string} version */
async function refuseOtherFiles(store, name, version) {
  await refuseChangedFiles(store, name, version);
  const published = publishedIntegrity(await readHistory(store), name, version);
  const { integrity } = await factsOf(store, name, version);
  const isSame = Object.entries(published ?? integrity).every(([file, digest]) => integrity[file] === digest);
  if (!isSame) throw notAsReleased(name, version);
}
