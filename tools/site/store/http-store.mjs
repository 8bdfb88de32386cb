import { Refusal } from '../refusal.mjs';

/**
 * A running site as its visitors see it, to check a release against: it can be read and not changed, and it lists nothing.
 *
 * @param {string} address of the site
 * @returns {import('./folder-store.mjs').SiteStore}
 */
export function httpStore(address) {
  const base = `${address.replace(/\/+$/, '')}/`;
  const refuse = async () => {
    throw new Refusal(`${base} can only be read; a release goes there as a whole.`);
  };
  return {
    place: base,
    read: async (path) => {
      const response = await fetch(new URL(path, base), { cache: 'no-store' });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Refusal(`${base}${path} answers ${response.status}.`);
      return Buffer.from(await response.arrayBuffer());
    },
    list: async () => [],
    change: refuse,
    addFolder: refuse,
    addHashed: refuse,
    remove: refuse,
  };
}
