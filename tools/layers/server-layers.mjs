/**
 * The layers of `server/src`, from the ground up: a layer imports those before it and never one after it.
 *
 * @type {ReadonlyArray<{ name: string, meaning: string }>}
 */
export const SERVER_LAYERS = [
  {
    name: 'platform',
    meaning: 'database, HTTP, settings, mail, metrics, schedule, history: nothing of mouse genetics',
  },
  { name: 'identity', meaning: 'accounts, sessions, tokens, permissions: who calls, and what they may do' },
  {
    name: 'catalogue',
    meaning: 'genes, reference data, ES cell repository, state machines, external services',
  },
  { name: 'tracker', meaning: 'projects, plans, attempts, outcomes, mutations, phenotyping: the record' },
  { name: 'reading', meaning: 'search, lists, exports, reports, gene lists: views of the record' },
  { name: 'jobs', meaning: 'demo data and importers, which fill a database' },
  { name: 'edge', meaning: 'the application put together: all routes, start and end of the process' },
];

/**
 * The layers that one may not import: all above it.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function layersAbove(name) {
  const place = SERVER_LAYERS.findIndex((layer) => layer.name === name);
  if (place === -1) throw new Error(`There is no layer "${name}".`);
  return SERVER_LAYERS.slice(place + 1).map((layer) => layer.name);
}
