import { sampled } from './beside.mjs';
import { milliseconds, percentile, table } from './figures.mjs';
import { get, text } from './plan-calls.mjs';

const CLIENTS = 8;
const ROUNDS = 10;

/** What several people read at the same time, and how often each does. */
const CALLS = [
  {
    kind: 'production numbers',
    rounds: ROUNDS * 5,
    path: '/api/glt_production_numbers?reporttype=month&attempt=crispr',
  },
  { kind: 'export of all projects', rounds: ROUNDS, path: '/api/projects/exportProjects' },
];

/**
 * What reports and downloads take for one person and for several at once, and what `/healthz` takes beside them.
 *
 * @param {import('./beside.mjs').Measured} server
 * @returns {Promise<string>} a table
 */
export async function atOnce(server) {
  const rows = [];
  for (const { kind, rounds, path } of CALLS)
    for (const clients of [1, CLIENTS]) {
      /** @type {number[]} */
      const times = [];
      const client = async () => {
        for (let round = 0; round < rounds; round += 1) {
          const start = performance.now();
          const response = await get(server, path);
          await text(response);
          times.push(performance.now() - start);
        }
      };
      const health = await sampled(server.url, () => Promise.all(Array.from({ length: clients }, client)));
      const of = (/** @type {number} */ share) => milliseconds(percentile(times, share));
      const beside = milliseconds(percentile(health.times, 0.99));
      rows.push([`${kind}, ${clients} at once`, String(times.length), of(0.5), of(0.95), of(1), beside]);
    }
  return table(
    `Several people at once, ${server.name}`,
    ['', 'requests', 'p50', 'p95', 'worst', '/healthz p99'],
    rows,
  );
}
