import { availableParallelism } from 'node:os';
import { frames } from '../workspace.mjs';
import { commandAuthor, workingCommit } from './author.mjs';
import { withBuiltFrame } from './build-frame.mjs';
import { fingerprint } from './fingerprint.mjs';
import { clearOldVersions, isStored, makeLive, storeVersion } from './publish-remote.mjs';
import { liveShell, publishShell } from './publish-shell.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { folderStore } from './store/folder-store.mjs';

/** @typedef {import('./registry.mjs').SiteStore} SiteStore */

/**
 * Brings a site up to date with the working copy: builds and publishes each app whose sources changed since it
 * was last published there. A release or a rollback that is live stays live until its sources change.
 *
 * @param {string} site the served folder
 * @param {{ names?: string[], force?: boolean, onStart?: (names: string[]) => void, onBuilt?: (built: import('./build-frame.mjs').BuiltFrame) => void }} [options]
 * @returns {Promise<string[]>} the apps that were published
 */
export async function publishChanged(site, { names = frames(), force = false, onStart, onBuilt } = {}) {
  const store = folderStore(site);
  const isWanted = await Promise.all(names.map(async (name) => force || (await isStale(store, name))));
  const stale = names.filter((_name, index) => isWanted[index]);
  if (stale.length > 0) onStart?.(stale);
  await inParallel(stale, async (name) => {
    await withBuiltFrame(name, { force }, async (built) => {
      await publish(store, built);
      onBuilt?.(built);
    });
  });
  return stale;
}

/** What is printed about a build. @param {import('./build-frame.mjs').BuiltFrame} built */
export function buildLine({ name, version, seconds }) {
  return `  ${name} ${version}  ${seconds === 0 ? 'stood built' : `${seconds.toFixed(1)} s`}`;
}

/** @param {SiteStore} store @param {string} name */
async function isStale(store, name) {
  if (name === 'shell') return (await liveShell(store))?.sources !== fingerprint(name);
  const live = liveEntry(await readRegistry(store), name);
  return live?.sources !== fingerprint(name) || !(await isStored(store, name, live.version));
}

/** @param {SiteStore} store @param {import('./build-frame.mjs').BuiltFrame} built */
async function publish(store, built) {
  const by = { ...commandAuthor(), commit: workingCommit() };
  if (built.name === 'shell') return publishShell(store, built, { action: 'local', by });
  // The label of a local build contains its fingerprint: what is stored under it is the same.
  if (!(await isStored(store, built.name, built.version))) await storeVersion(store, built);
  await makeLive(store, built, 'local', { by });
  await clearOldVersions(store, built.name, { withLocal: true });
}

/** @param {string[]} names @param {(name: string) => Promise<void>} task */
async function inParallel(names, task) {
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await task(name);
  };
  // The others finish what they have begun before a failure is reported: nothing goes on building in the background.
  const ends = await Promise.allSettled(Array.from({ length: availableParallelism() }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
