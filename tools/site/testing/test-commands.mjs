import { release } from '../release.mjs';
import { rollback } from '../rollback.mjs';
import { abort, promote } from '../stage.mjs';
import { finishShell } from '../publish-shell.mjs';
import { folderStore } from '../store/folder-store.mjs';

/**
 * Where a test's site is: a folder, or a folder in a bucket.
 *
 * @typedef {{ folder: string } | { bucket: string, prefix: string, endpoint: string }} Place
 *
 * @typedef {object} TestCommand
 * @property {'release' | 'promote' | 'abort' | 'rollback'} action
 * @property {string} name
 * @property {{ version: string, folder: string }} [built] of a release: a build that lies ready
 */

/** @param {Place} place @returns {Promise<import('../store/folder-store.mjs').SiteStore>} */
export async function openPlace(place) {
  if ('folder' in place) return folderStore(place.folder);
  const { s3Store } = await import('../store/s3-store.mjs');
  return s3Store(place);
}

/**
 * Runs a command as the command line does, without building and without slow checks.
 *
 * @param {import('../store/folder-store.mjs').SiteStore} store @param {TestCommand} command
 * @returns {Promise<string>} the version that it is about
 */
export async function runOrder(store, { action, name, built }) {
  await finishShell(store);
  if (action === 'promote') return promote(store, name);
  if (action === 'abort') return abort(store, name);
  if (action === 'rollback') return rollback(store, name, undefined);
  if (built === undefined) throw new Error('A release needs a build.');
  const { version, folder } = built;
  const steps = {
    /** @type {import('../release.mjs').Steps['build']} */
    build: (_order, use) => use({ name, version, folder, sources: 's', seconds: 0 }),
    types: async () => [],
    test: async () => [],
    smokeTest: async () => [],
  };
  return (await release(store, { name, version }, steps)).version;
}
