import { median, milliseconds, percentile, table } from './figures.mjs';
import { get, json, knownPlans, savePlan, text } from './plan-calls.mjs';

const REQUESTS = 200;

/** Lists that coordinators open every day, and what they ask for. */
const COORDINATORS_LISTS = {
  'list: standing still': 'stalled=usual',
  'list: missing guides': 'lacks=guides',
  'list: missing a colony': 'lacks=colony',
  'list: unit and attempt type': 'workUnitName=JAX&attemptTypeName=crispr',
  'list: the furthest first': 'sort=summaryStatusName,DESC',
  'list: by assignment status': 'sort=assignmentStatusName,ASC',
  'list: the longest there first': 'sort=summaryStatusDate,ASC',
  'list: the last changes first': 'sort=lastChangeDate,DESC',
  'list: those of a unit': 'sort=lastChangeDate,DESC&workUnitName=JAX',
  'list: no such colony': 'colonyName=NONE-1',
  'list: changed this week': `changedFrom=${daysAgo(7)}`,
  'list: changed in a year': `changedFrom=${daysAgo(365)}`,
  'list: changed by somebody': 'changedBy=member.jax@tracker.example',
};

/** @param {number} days @returns {string} the day so long before today */
function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * @typedef {{ name: string, url: string, token: string }} Measured a running server with SERVER_TIMING, and what to call it
 * @typedef {{ kind: string, send(turn: number): Promise<Response> }} Request
 */

/**
 * Latency of what people do all day besides searching: reading and saving plans, long pages of projects; each with the
 * number of statements that the database ran for it.
 *
 * @param {Measured} server
 * @returns {Promise<string>} a table
 */
export async function workLatency(server) {
  const plans = await knownPlans(server);
  const total = (await json(await get(server, '/api/projects?size=1'))).page.totalElements;
  const pages = Math.floor(total / 200);
  /** @type {Request[]} */
  const requests = [
    { kind: 'read a project', send: (turn) => get(server, pick(plans, turn).project) },
    { kind: 'read a plan', send: (turn) => get(server, pick(plans, turn).self) },
    { kind: 'read its outcomes', send: (turn) => get(server, `${pick(plans, turn).self}/outcomes`) },
    { kind: 'read its history', send: (turn) => get(server, `${pick(plans, turn).self}/history`) },
    { kind: 'save a plan', send: (turn) => savePlan(server, pick(plans, turn), turn) },
    {
      kind: 'page of 200 projects',
      send: (turn) => get(server, `/api/projects?size=200&page=${(turn * 37) % pages}`),
    },
    ...Object.entries(COORDINATORS_LISTS).map(([kind, query]) => ({
      kind,
      send: (/** @type {number} */ turn) => get(server, `/api/projects?size=20&page=${turn % 3}&${query}`),
    })),
  ];
  const rows = [];
  for (const { kind, send } of requests) {
    const { times, statements } = await measure(send);
    const shares = [0.5, 0.95, 1].map((share) => milliseconds(percentile(times, share)));
    rows.push([kind, ...shares, String(median(statements))]);
  }
  const title = `Work, ${server.name}, ${total.toLocaleString('en')} projects (one request at a time)`;
  return table(title, ['', 'p50', 'p95', 'worst', 'statements'], rows);
}

/** @param {(turn: number) => Promise<Response>} send */
async function measure(send) {
  // A few turns to open the connection and to warm caches, as on a server that people use.
  for (let turn = 0; turn < 8; turn += 1) await text(await send(turn));
  const times = [];
  const statements = [];
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const start = performance.now();
    const response = await send(turn);
    await text(response);
    times.push(performance.now() - start);
    statements.push(Number(/desc="(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? 0));
  }
  return { times, statements };
}

/** @template T @param {T[]} list @param {number} turn @returns {T} */
function pick(list, turn) {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('The demo has no plans with founders.');
  return item;
}
