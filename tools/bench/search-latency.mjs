import { milliseconds, percentile, table } from './figures.mjs';

const REQUESTS = 200;
const FILE_REQUESTS = 10;
const FILE_TERMS = 10_000;
/** Rows of a page as the site asks for them, and of the largest. */
const PAGE = 20;
const LARGEST_PAGE = 200;

/**
 * @typedef {{ project: any }} Row
 * @typedef {{ name: string, url: string, token: string }} Measured a running server, and what to call it
 * @typedef {{ kind: string, count: number, send(turn: number): Promise<Response> }} Request
 */

/**
 * Latency of the project search as an administrator sees it, from request to the last byte of the response.
 *
 * @param {Measured} server
 * @returns {Promise<string>} a table
 */
export async function searchLatency(server) {
  const { total, symbols, filters } = await knownValues(server);
  const pages = Math.ceil(total / PAGE);
  /** @param {string} kind @param {(turn: number) => number} pageOf @returns {Request} */
  const browse = (kind, pageOf) => ({
    kind,
    count: REQUESTS,
    send: (turn) => get(server, [['page', String(pageOf(turn))]]),
  });
  /** @type {Request[]} */
  const requests = [
    browse('first ten pages', (turn) => turn % 10),
    browse('any page', (turn) => (turn * 7919) % pages),
    browse('last ten pages', (turn) => pages - 1 - (turn % 10)),
    { kind: 'filter', count: REQUESTS, send: (turn) => get(server, [pick(filters, turn)]) },
    { kind: '50 terms', count: REQUESTS, send: (turn) => get(server, terms(symbols, turn)) },
    {
      kind: `file of ${FILE_TERMS.toLocaleString('en')} terms`,
      count: FILE_REQUESTS,
      send: () => post(server, symbols),
    },
  ];
  const rows = [];
  for (const { kind, count, send } of requests) {
    const times = await measure(count, send);
    rows.push([kind, ...[0.5, 0.95, 1].map((share) => milliseconds(percentile(times, share)))]);
  }
  const title = `Search, ${server.name}, ${total.toLocaleString('en')} projects (one request at a time)`;
  return table(title, ['', 'p50', 'p95', 'worst'], rows);
}

/** @param {number} count @param {(turn: number) => Promise<Response>} send @returns {Promise<number[]>} milliseconds */
async function measure(count, send) {
  // A few turns to open the connection and to warm caches, as on a server that people use.
  for (let turn = 0; turn < 5; turn += 1) await textOf(await send(turn));
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    await textOf(await send(turn));
    times.push(performance.now() - start);
  }
  return times;
}

/** @param {Response} response @returns {Promise<string>} */
async function textOf(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`The search responded with ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

/**
 * Symbols and filter values to ask for, taken from projects all over the list.
 *
 * @param {Measured} server
 * @returns {Promise<{ total: number, symbols: string[], filters: Array<[string, string]> }>}
 */
async function knownValues(server) {
  const first = JSON.parse(await textOf(await get(server, [], LARGEST_PAGE)));
  const total = first.page.totalElements;
  const pages = Math.ceil(total / LARGEST_PAGE);
  /** @type {Set<string>} */
  const symbols = new Set();
  /** @type {Map<string, [string, string]>} */
  const filters = new Map();
  for (let index = 0; index < Math.min(pages, 50); index += 1) {
    const page = String(Math.floor((index * pages) / Math.min(pages, 50)));
    const { results } = JSON.parse(await textOf(await get(server, [['page', page]], LARGEST_PAGE)));
    for (const { project } of results) {
      for (const symbol of symbolsOf(project)) symbols.add(symbol);
      for (const filter of filtersOf(project)) filters.set(filter.join('='), filter);
    }
  }
  return { total, symbols: [...symbols], filters: [...filters.values()] };
}

/** @param {any} project @returns {string[]} */
function symbolsOf(project) {
  const intentions = project?.projectIntentions ?? [];
  return intentions.flatMap((/** @type {any} */ intention) => intention.intentionByGene?.gene.symbol ?? []);
}

/** @param {any} project @returns {Array<[string, string]>} */
function filtersOf(project) {
  return [
    ['privacyName', project.privacyName],
    ['summaryStatusName', project.summaryStatusName],
    ...project.relatedWorkUnitNames.map((/** @type {string} */ name) => ['workUnitName', name]),
    ...project.consortia.map((/** @type {any} */ { consortiumName }) => ['consortiumName', consortiumName]),
  ].filter(([, value]) => typeof value === 'string');
}

/** @template T @param {T[]} list @param {number} turn @returns {T} */
function pick(list, turn) {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('There are no projects to search.');
  return item;
}

/** @param {string[]} symbols @param {number} turn */
function terms(symbols, turn) {
  return Array.from({ length: 50 }, (_, index) => ['input', pick(symbols, turn * 50 + index)]);
}

/** @param {Measured} server @param {string[][]} parameters @param {number} [size] rows of the page */
function get({ url, token }, parameters, size = PAGE) {
  const query = new URLSearchParams([['searchTypeName', 'gene'], ['size', String(size)], ...parameters]);
  return fetch(`${url}/api/projects/search?${query}`, { headers: { authorization: `Bearer ${token}` } });
}

/** Known symbols first, the rest unknown words. @param {Measured} server @param {string[]} symbols */
function post({ url, token }, symbols) {
  const lines = Array.from({ length: FILE_TERMS }, (_, index) => symbols[index] ?? `notagene${index}`);
  const body = new FormData();
  body.set('file', new Blob([lines.join('\n')], { type: 'text/csv' }), 'terms.csv');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${url}/api/projects/search?searchTypeName=gene&size=${PAGE}`, {
    method: 'POST',
    headers,
    body,
  });
}
