import { Agent, get } from 'node:http';
import { startCluster } from '../cluster/cluster.mjs';
import { milliseconds, percentile, table } from './figures.mjs';

const CONNECTIONS = 500;
const SECONDS = 10;
/** What visitors open: the first page of the search, a gene, a list, and the look-up lists. */
const PATHS = ['/api/projects/search', '/api/v2/genes/Cib2', '/api/projects?size=20', '/api/conf'];

/**
 * Requests of visitors per second through nginx on 500 connections, with what it may give to others and without.
 *
 * @param {{ nginx: string, databaseUrl: string, siteDir: string }} parts
 * @returns {Promise<string>} a table
 */
export async function frontCache(parts) {
  const rows = [];
  /** @type {number[]} */
  const rates = [];
  for (const [name, seconds] of /** @type {const} */ ([
    ['each request goes on to the API', '0'],
    ['for 5 s the same answer', '5'],
  ])) {
    const cluster = await startCluster({ ...parts, settings: { DEMO: '1', PUBLIC_CACHE_SECONDS: seconds } });
    const { times, failures } = await pressed(cluster.url);
    await cluster.stop();
    rates.push(times.length / SECONDS);
    const shares = [0.5, 0.99].map((share) => milliseconds(percentile(times, share)));
    const others = [...failures].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
    rows.push([name, Math.round(times.length / SECONDS).toLocaleString('en'), ...shares, others || '0']);
  }
  const [without = 0, kept = 0] = rates;
  rows.push(['ratio', (kept / without).toFixed(1), '', '', '']);
  return table(
    `Visitors through nginx, ${CONNECTIONS} connections for ${SECONDS} s`,
    ['', 'requests/s', 'p50', 'p99', 'failed'],
    rows,
  );
}

/** Asks on all connections as fast as answers come. @param {string} url */
async function pressed(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1000;
  /** @type {number[]} */
  const times = [];
  /** Other ends by status; 0 where no answer came. @type {Map<number, number>} */
  const failures = new Map();
  const visitor = async (/** @type {number} */ index) => {
    for (let turn = index; performance.now() < end; turn += 1) {
      const start = performance.now();
      const status = await asked(`${url}${PATHS[turn % PATHS.length]}`, agent);
      if (status === 200) times.push(performance.now() - start);
      else failures.set(status, (failures.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => visitor(index)));
  agent.destroy();
  return { times, failures };
}

/** @param {string} url @param {Agent} agent @returns {Promise<number>} status; 0 where no answer came */
function asked(url, agent) {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    );
    request.once('error', () => resolve(0));
  });
}
