/**
 * A route as a remote declares it (shared/remote), without what it shows.
 *
 * @typedef {{ path?: string, children?: Route[] }} Route
 */

/** Identifiers of the right form; nothing has these. */
const SAMPLES = new Map([
  ['tpn', 'TPN:000000001'],
  ['pin', 'PIN:0000000001'],
  ['tpo', 'TPO:000000000001'],
  ['psn', 'PSN:000000000001'],
]);

/**
 * One address for every route that a remote declares, with sample identifiers.
 *
 * @param {Route[]} routes
 * @returns {string[]} in the order of the routes, each once
 */
export function sampleAddresses(routes) {
  return [...new Set(routes.flatMap((route) => addressesOf(route, '')))];
}

/** @param {Route} route @param {string} above @returns {string[]} */
function addressesOf({ path = '', children = [] }, above) {
  const full = path.startsWith('/') ? path : `${above}/${path}`;
  return children.length > 0 ? children.flatMap((child) => addressesOf(child, full)) : [addressOf(full)];
}

/** A sample address of a route, or of a prefix of the registry. @param {string} path @returns {string} */
export function addressOf(path) {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '' && segment !== '*')
    .map((segment) =>
      segment.startsWith(':') ? (SAMPLES.get(segment.slice(1).replace('?', '')) ?? '1') : segment,
    );
  return `/${segments.join('/')}`;
}
