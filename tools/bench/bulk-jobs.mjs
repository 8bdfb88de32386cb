import { setTimeout as pause } from 'node:timers/promises';
import { sampled } from './beside.mjs';
import { milliseconds, percentile, seconds, table } from './figures.mjs';
import { get, json } from './plan-calls.mjs';

const PATH = '/api/v2/bulkJobs';
const POLL_MS = 200;
/** As many as people bring at once. */
const SHEET_ROWS = 5000;
/** No page of the search has more. */
const PAGE_ROWS = 2000;
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
  const sheet = await newProjects(server, SHEET_ROWS);
  await measured('spreadsheet, preview', () => uploaded(server, sheet, true));
  await measured('spreadsheet, new projects', () => uploaded(server, sheet, false));
  const head = ['', 'rows', 'refused', 'takes', 'rows/s', 'healthz p50', 'p99', 'worst'];
  return table(`A job on every project, and /healthz beside it, ${server.name}`, head, rows);
}

/** A spreadsheet of new CRISPR projects with a guide each, on genes that have projects. @param {Measured} server @param {number} count */
async function newProjects(server, count) {
  const genes = await genesOfProjects(server, count);
  const cells = {
    'Mutation Type': 'Deletion',
    Consortia: 'IMPC',
    Privacy: 'public',
    'Attempt Type': 'crispr',
    'Work Unit': 'JAX',
    'Work Group': 'DTCC',
    'MI date': '2026-03-02',
    'Nuclease Type': 'Cas9',
    'Nuclease Class': 'mRNA',
    'Guide 1 Sequence': 'ACGTACGTACGTACGTACGT',
    'Guide 1 PAM': 'AGG',
    'Guide 1 Chr': '10',
    'Guide 1 Start': '1001',
    'Guide 1 Stop': '1023',
    'Guide 1 Strand': '-',
    'Guide 1 Genome Build': 'GRCm39',
  };
  const lines = genes.map((gene, index) => [gene, `row ${index}`, ...Object.values(cells)]);
  return [['Gene', 'Row Reference', ...Object.keys(cells)], ...lines]
    .map((line) => line.join(','))
    .join('\n');
}

/** One of each project, also of those found several times. @param {Measured} server @param {number} count @returns {Promise<string[]>} */
async function genesOfProjects(server, count) {
  /** @type {string[]} */
  const genes = [];
  for (let page = 0; genes.length < count; page += 1) {
    /** @type {{ results: { project: { projectIntentions: { intentionByGene?: { gene: { symbol: string } } }[] } }[] }} */
    const { results } = await json(
      await get(server, `/api/projects/search?searchTypeName=gene&page=${page}&size=${PAGE_ROWS}`),
    );
    if (results.length === 0) throw new Error(`Only ${genes.length} projects have a gene.`);
    genes.push(
      ...results.flatMap(({ project }) => project.projectIntentions[0]?.intentionByGene?.gene.symbol ?? []),
    );
  }
  return genes.slice(0, count);
}

/** Gives a spreadsheet. @param {Measured} server @param {string} sheet @param {boolean} isPreview @returns {Promise<string>} path of its job */
async function uploaded({ url, token }, sheet, isPreview) {
  const form = new FormData();
  form.append('file', new Blob([sheet], { type: 'text/csv' }), 'bench.csv');
  const path = `/api/v2/imports/newProjects?isPreview=${isPreview}`;
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const { _links } = await response.json();
  return new URL(_links.self.href, url).pathname;
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
