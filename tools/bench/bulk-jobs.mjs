import { setTimeout as pause } from 'node:timers/promises';
import { sampled } from './beside.mjs';
import { milliseconds, percentile, seconds, table } from './figures.mjs';
import { get, json } from './plan-calls.mjs';

const PATH = '/api/v2/bulkJobs';
const POLL_MS = 200;
const CHANGE = { name: 'changeProjects', comment: 'Changed by the bench' };

/** @typedef {import('./beside.mjs').Measured} Measured */

/**
 * Work on every project at once: how fast its rows are done, and how long `/healthz` takes beside it.
 *
 * @param {Measured} server
 * @returns {Promise<string>} a table
 */
export async function bulkJobs(server) {
  /** @type {string[]} */
  const targets = await json(await get(server, '/api/v2/projectIdentifiers'));
  /** @type {string[][]} */
  const rows = [];
  /** @type {(what: string, give: () => Promise<string>) => Promise<string>} */
  const measured = async (what, give) => {
    let job = '';
    const { duration, times } = await sampled(server.url, async () => {
      job = await give();
      await finished(server, job);
    });
    const { total, changed, refused } = await json(await get(server, job));
    if (changed + refused === 0) throw new Error(`${what} changed nothing.`);
    const rate = Math.round((total / duration) * 1000).toLocaleString('en');
    const shares = [0.5, 0.99, 1].map((share) => milliseconds(percentile(times, share)));
    rows.push([what, total.toLocaleString('en'), `${refused}`, seconds(duration), rate, ...shares]);
    return job;
  };
  await measured('preview', () => given(server, PATH, { action: CHANGE, targets, isPreview: true }));
  const job = await measured('change', () =>
    given(server, PATH, { action: CHANGE, targets, isPreview: false }),
  );
  await measured('undo', () => given(server, `${job}/undo`));
  const head = ['', 'rows', 'refused', 'takes', 'rows/s', 'healthz p50', 'p99', 'worst'];
  return table(`A job on every project, and /healthz beside it, ${server.name}`, head, rows);
}

/** Gives a job. @param {Measured} server @param {string} path @param {object} [body] @returns {Promise<string>} its path */
async function given({ url, token }, path, body = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const { _links } = await response.json();
  return new URL(_links.self.href, url).pathname;
}

/** @param {Measured} server @param {string} path of the job */
async function finished(server, path) {
  while ((await json(await get(server, path))).finishedAt === null) await pause(POLL_MS);
}
