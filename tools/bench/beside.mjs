import { Worker } from 'node:worker_threads';
import { milliseconds, percentile, seconds, table } from './figures.mjs';
import { CONSORTIUM, geneListFile } from './gene-list-file.mjs';
import { get, json, knownPlans, text } from './plan-calls.mjs';

const TERMS = 10_000;
const ROWS = 20_000;
const GUIDES = 500;
const PAGE = 2000;
/** Time for the sampler to open its connection before anything heavy begins. */
const HEAD_START_MS = 200;

/**
 * @typedef {{ name: string, url: string, token: string }} Measured a running server, and what to call it
 * @typedef {{ kind: string, send(): Promise<unknown> }} HeavyRequest
 */

/**
 * How long `/healthz` takes beside one heavy request: what everybody else notices of it.
 *
 * @param {Measured} server
 * @returns {Promise<string>} a table
 */
export async function beside(server) {
  const rows = [];
  for (const { kind, send } of await heavyRequests(server)) {
    const { duration, times } = await sampled(server.url, send);
    const shares = [0.5, 0.99, 1].map((share) => milliseconds(percentile(times, share)));
    rows.push([kind, seconds(duration), ...shares]);
  }
  return table(
    `/healthz beside one heavy request, ${server.name}`,
    ['', 'takes itself', 'p50', 'p99', 'worst'],
    rows,
  );
}

/** How long something takes, and `/healthz` beside it. @param {string} url @param {() => Promise<unknown>} send */
export async function sampled(url, send) {
  const sampler = new Worker(new URL('./health-sampler.mjs', import.meta.url), { workerData: { url } });
  await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
  const start = performance.now();
  await send();
  const duration = performance.now() - start;
  /** @type {Promise<number[]>} */
  const samples = new Promise((resolve) => sampler.once('message', resolve));
  sampler.postMessage('stop');
  return { duration, times: await samples };
}

/** @param {Measured} server @returns {Promise<HeavyRequest[]>} each ready to be sent */
async function heavyRequests(server) {
  const terms = Array.from({ length: TERMS }, (_, index) => `notagene${index}`).join('\n');
  const list = new Uint8Array(await geneListFile(server, ROWS));
  const [plan] = await knownPlans(server);
  if (plan === undefined) throw new Error('The demo has no plans with founders.');
  const lists = `/api/v2/geneList/${CONSORTIUM}`;
  return [
    {
      kind: `search of ${TERMS.toLocaleString('en')} terms`,
      send: () => upload(server, '/api/projects/search?searchTypeName=gene', terms),
    },
    {
      kind: `preview of ${ROWS.toLocaleString('en')} rows`,
      send: () => upload(server, `${lists}/importPreview`, list),
    },
    {
      kind: `import of ${ROWS.toLocaleString('en')} rows`,
      send: () => upload(server, `${lists}/import`, list),
    },
    {
      kind: `page of ${PAGE.toLocaleString('en')} projects`,
      send: () => read(server, `/api/projects?size=${PAGE}`),
    },
    {
      kind: 'three exports of all projects at once',
      send: () => Promise.all([1, 2, 3].map(() => read(server, '/api/projects/exportProjects'))),
    },
    { kind: `save of a plan with ${GUIDES} guides`, send: () => saveGuides(server, plan) },
  ];
}

/** @param {Measured} server @param {string} path */
async function read(server, path) {
  return text(await get(server, path));
}

/** @param {Measured} server @param {string} path @param {BlobPart} content */
async function upload({ url, token }, path, content) {
  const body = new FormData();
  body.set('file', new Blob([content], { type: 'text/csv' }), 'file.csv');
  const headers = { authorization: `Bearer ${token}` };
  return text(await fetch(`${url}${path}`, { method: 'POST', headers, body }));
}

/** @param {Measured} server @param {{ self: string }} plan */
async function saveGuides(server, { self }) {
  const plan = await json(await get(server, self));
  const [guide] = plan.crisprAttempt.guides;
  const guides = Array.from({ length: GUIDES }, () => ({ ...guide, id: null }));
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...plan, crisprAttempt: { ...plan.crisprAttempt, guides } });
  return text(await fetch(`${server.url}${self}`, { method: 'PUT', headers, body }));
}
