import { changeLive, finishKilled } from './change-live.mjs';
import { Refusal } from './refusal.mjs';
import { liveEntry, readRegistry } from './registry.mjs';

/** @typedef {import('./registry.mjs').SiteStore} SiteStore */

/**
 * Takes an area off a site, with its links. Its files stay, so that open pages go on and it can come back by a rollback to its version.
 *
 * @param {SiteStore} store @param {string} name @param {import('./author.mjs').Author} [by]
 * @returns {Promise<string>} the version that was live
 */
export async function withdraw(store, name, by = {}) {
  const killed = await finishKilled(store, { name, action: 'withdraw' });
  const entry = liveEntry(await readRegistry(store), name);
  if (entry === undefined && killed !== undefined) return killed.version;
  if (entry === undefined) throw new Refusal(`${name} is not live on this site.`);
  const { version, integrity } = entry;
  const at = new Date().toISOString();
  await changeLive(store, {
    change: (registry) => ({
      ...registry,
      remotes: registry.remotes.filter((remote) => remote.name !== name),
    }),
    note: () => ({ at, action: 'withdraw', name, version, integrity, ...by }),
  });
  return version;
}
