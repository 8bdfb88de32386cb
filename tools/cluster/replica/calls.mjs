import { setTimeout as pause } from 'node:timers/promises';

/**
 * What the tests of replicas ask an instance.
 *
 * @typedef {import('../instance.mjs').Instance} Instance
 * @typedef {'primary' | 'replica'} Source
 */

/** @param {Instance} instance @param {string} path @param {Record<string, string>} [headers] */
export async function read({ address }, path, headers = {}) {
  const response = await fetch(`http://${address}${path}`, { headers });
  return {
    status: response.status,
    body: await response.text(),
    tag: response.headers.get('etag') ?? '',
    rule: response.headers.get('cache-control'),
  };
}

/** How many projects visitors find. @param {Instance} instance @returns {Promise<number>} */
export async function total(instance) {
  return JSON.parse((await read(instance, '/api/projects/search?size=1')).body).page.totalElements;
}

/** @param {Instance} instance */
export async function standing({ address }) {
  return (await (await fetch(`http://${address}/readyz`)).json()).replica;
}

/** Where the statements of some work ran. @param {Instance} instance @param {() => Promise<unknown>} work */
export async function sourcesOf({ address }, work) {
  const counts = async () => {
    const metrics = await (await fetch(`http://${address}/metrics`)).text();
    return /** @type {Source[]} */ (['primary', 'replica']).map((source) => ({
      source,
      count: valueOf(metrics, `database_reads_total{source="${source}"}`),
    }));
  };
  const before = await counts();
  await work();
  const after = await counts();
  return after.filter(({ count }, index) => count > (before[index]?.count ?? 0)).map(({ source }) => source);
}

/**
 * Waits until the replica alone serves some work. Where everything else takes all cores, it may be looked at too late, or need
 * longer than it is waited for; the primary serves then, and that is right.
 *
 * @param {Instance} instance @param {() => Promise<unknown>} work
 */
export async function untilReplicaServes(instance, work) {
  await until(async () => (await sourcesOf(instance, work)).join() === 'replica');
}

/** @param {'serving' | 'behind' | 'away'} state of the replica, as the instance sees it @param {Instance} instance */
export async function untilItIs(state, instance) {
  await until(async () => (await standing(instance)).state === state);
}

/**
 * Waits, after something was written, until a replica that stands still is behind. Before the bound has passed, a server that looks late
 * because everything else takes all cores may take it for behind until that look is done; what it says after the bound lasts.
 *
 * @param {Instance} instance @param {number} seconds the bound
 */
export async function untilPastBound(instance, seconds) {
  await pause(seconds * 1000);
  await untilItIs('behind', instance);
}

/** @param {string} metrics @param {string} series */
export function valueOf(metrics, series) {
  const line = metrics.split('\n').find((one) => one.startsWith(`${series} `)) ?? '';
  return Number(line.slice(series.length + 1));
}

/** @param {() => Promise<boolean>} isSo */
export async function until(isSo) {
  for (const deadline = Date.now() + 20_000; !(await isSo()); await pause(50))
    if (Date.now() > deadline) throw new Error('It did not come true within 20 s.');
}
