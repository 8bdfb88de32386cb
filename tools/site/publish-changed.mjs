import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { frames } from '../workspace.mjs';
import { withBuiltFrame } from './build-frame.mjs';
import { fingerprint } from './fingerprint.mjs';
import { clearLocalVersions, makeLive, storeVersion, versionFolder } from './publish-remote.mjs';
import { liveShell, publishShell } from './publish-shell.mjs';
import { liveEntry, readRegistry } from './registry.mjs';

/**
 * Brings a site up to date with the working copy: builds and publishes each frame whose sources changed since it
 * was last published there. A release or a rollback that is live stays live until its sources change.
 *
 * @param {string} site the served folder
 * @param {{ names?: string[], force?: boolean, onStart?: (names: string[]) => void, onBuilt?: (built: import('./build-frame.mjs').BuiltFrame) => void }} [options]
 * @returns {Promise<string[]>} the frames that were published
 */
export async function publishChanged(site, { names = frames(), force = false, onStart, onBuilt } = {}) {
  const stale = names.filter((name) => force || isStale(site, name));
  if (stale.length > 0) onStart?.(stale);
  await inParallel(stale, async (name) => {
    await withBuiltFrame(name, { force }, async (built) => {
      await publish(site, built);
      onBuilt?.(built);
    });
  });
  return stale;
}

/** What is told of a build. @param {import('./build-frame.mjs').BuiltFrame} built */
export function buildLine({ name, version, seconds }) {
  return `  ${name} ${version}  ${seconds === 0 ? 'stood built' : `${seconds.toFixed(1)} s`}`;
}

/** @param {string} site @param {string} name */
function isStale(site, name) {
  if (name === 'shell') return liveShell(site)?.sources !== fingerprint(name);
  const live = liveEntry(readRegistry(site), name);
  return live?.sources !== fingerprint(name) || !existsSync(versionFolder(site, name, live.version));
}

/** @param {string} site @param {import('./build-frame.mjs').BuiltFrame} built */
async function publish(site, built) {
  if (built.name === 'shell') return publishShell(site, built);
  // The label of a local build holds its fingerprint: what is stored under it is the same.
  if (!existsSync(versionFolder(site, built.name, built.version))) await storeVersion(site, built);
  await makeLive(site, built, 'local');
  clearLocalVersions(site, built.name, built.version);
}

/** @param {string[]} names @param {(name: string) => Promise<void>} task */
async function inParallel(names, task) {
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await task(name);
  };
  // The others finish what they have begun before a failure is told: nothing goes on building in the background.
  const ends = await Promise.allSettled(Array.from({ length: availableParallelism() }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
