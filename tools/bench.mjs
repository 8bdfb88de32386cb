/**
 * `npm run bench`: how fast everything is on this machine. Prints tables, judges nothing.
 *
 * Usage: npm run bench [-- --only build,page,forms,reports,genelists,search,work,export] [--projects 100000]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildTimes } from './bench/build-times.mjs';
import { firstPage } from './bench/first-page.mjs';
import { geneListPage } from './bench/gene-list-page.mjs';
import { longForms } from './bench/long-forms-page.mjs';
import { reportsPage } from './bench/reports-page.mjs';
import { startServer } from './bench/running-server.mjs';
import { projectPage } from './bench/project-page.mjs';
import { searchLatency } from './bench/search-latency.mjs';
import { workLatency } from './bench/work-latency.mjs';
import { restartUnderLoad } from './bench/restart-under-load.mjs';
import { startCluster } from './cluster/cluster.mjs';
import { findNginx } from './machine/nginx.mjs';
import { seconds as secondsText, table } from './bench/figures.mjs';
import { findPostgres, startPostgres } from './machine/postgres.mjs';
import { endOnSignals } from './machine/commands.mjs';
import { serverProgram } from './start/server.mjs';
import { root } from './workspace.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'build,page,forms,reports,genelists,search,work,export,restart' },
    projects: { type: 'string', default: '100000' },
  },
});
const parts = values.only.split(',');
/** Parts that are measured on many projects, on each kind of database. */
const OF_MANY_PROJECTS = ['search', 'work', 'export', 'reports'];
const folder = mkdtempSync(join(tmpdir(), 'tracker-bench-'));
const site = join(folder, 'site');
const folderOfData = join(folder, 'data');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
endOnSignals();

/**
 * Measures on one database: the page (once is enough), then the search at both sizes.
 *
 * @param {string} name @param {Record<string, string>} database its setting @param {string[]} wanted parts
 */
async function measureOn(name, database, wanted) {
  const settings = { ...database, SITE_DIR: site, SERVER_TIMING: '1' };
  let server = await startServer(settings);
  if (wanted.includes('page')) {
    for (const text of await firstPage(server.url)) console.log(text);
    for (const text of await projectPage(server)) console.log(text);
  }
  if (wanted.includes('forms')) for (const text of await longForms(server)) console.log(text);
  if (wanted.includes('reports')) for (const text of await reportsPage(server)) console.log(text);
  if (wanted.includes('genelists'))
    for (const text of await geneListPage({ ...server, name })) console.log(text);
  if (wanted.includes('search')) console.log(await searchLatency({ ...server, name }));
  if (wanted.includes('work')) console.log(await workLatency({ ...server, name }));
  await server.stop();
  if (wanted.includes('genelists'))
    console.log(exportTable(`the gene list, ${name}`, database, ['gene-list']));
  if (!OF_MANY_PROJECTS.some((part) => wanted.includes(part))) return;

  runWithServer('generate-projects.mjs', database, [values.projects]);
  server = await startServer(settings);
  if (wanted.includes('search')) console.log(await searchLatency({ ...server, name }));
  if (wanted.includes('work')) console.log(await workLatency({ ...server, name }));
  await server.stop();
  if (wanted.includes('export')) console.log(exportTable(`all projects, ${name}`, database, ['projects']));
  // Last: it gives the projects what reports read, which lists are measured without.
  if (wanted.includes('reports')) console.log(reportRates(name, database));
}

/** @typedef {{ name: string, rows: number, seconds: number, before: number, peak: number }} Rate of a report */

/** @param {string} name @param {Record<string, string>} database */
function reportRates(name, database) {
  runWithServer('generate-report-work.mjs', database);
  /** @type {Rate[]} */
  const rates = JSON.parse(runWithServer('report-rates.mjs', database));
  const cells = rates.map(({ name: report, rows, seconds, before, peak }) => [
    ...[report, rows.toLocaleString('en'), secondsText(seconds * 1000)],
    ...[Math.round(rows / seconds).toLocaleString('en'), `${before} MB`, `${peak} MB`],
  ]);
  return table(`Reports, ${name}`, ['report', 'rows', 'time', 'rows/s', 'memory before', 'peak'], cells);
}

/**
 * @param {string} what @param {Record<string, string>} database
 * @param {string[]} args of the program that exports
 */
function exportTable(what, database, args) {
  const report = JSON.parse(runWithServer('export-rate.mjs', database, args));
  const { rows, seconds, first, before, peak, statements } = report;
  const rate = Math.round(rows / seconds).toLocaleString('en');
  const cells = [
    rows.toLocaleString('en'),
    rate,
    `${first} ms`,
    `${before} MB`,
    `${peak} MB`,
    `${statements}`,
  ];
  const head = ['rows', 'rows/s', 'first rows after', 'memory before', 'peak', 'statements'];
  return table(`Export of ${what}`, head, [cells]);
}

/**
 * Runs a program of the bench that uses the server's sources, and answers its last line.
 *
 * @param {string} program @param {Record<string, string>} database @param {string[]} args
 */
function runWithServer(program, database, args = []) {
  const file = join(root, 'tools', 'bench', program);
  const { status, stdout } = spawnSync(process.execPath, [...serverProgram(file), ...args], {
    env: { ...process.env, ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed.`);
  return stdout.trim().split('\n').at(-1) ?? '';
}

const [processor] = cpus();
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} x ${processor?.model ?? 'unknown processor'}`,
);
console.log(`Load ${loadavg()[0]?.toFixed(1)} at the start: figures of a busy machine say little.\n`);
build(site, []);
if (parts.includes('build')) console.log(buildTimes(site, ['shell', 'remote-search']));
const ofDatabases = parts.filter((part) => ['genelists', 'search', 'work', 'export'].includes(part));
if (['page', 'forms', 'reports'].some((part) => parts.includes(part)) || ofDatabases.length > 0)
  await measureOn('embedded database', { DATA_DIR: folderOfData }, parts);
const programs = ofDatabases.length > 0 ? findPostgres() : undefined;
if (programs !== undefined) {
  const postgres = await startPostgres(programs);
  await measureOn(programs.version, { DATABASE_URL: postgres.url }, ofDatabases);
  await postgres.stop();
} else if (ofDatabases.length > 0) {
  console.log('PostgreSQL: none found, not measured.');
}
if (parts.includes('restart')) await measureRestart();

/** What people notice while an instance is restarted: nothing, hopefully. */
async function measureRestart() {
  const [nginx, found] = [findNginx(), findPostgres()];
  if (nginx === undefined || found === undefined)
    return console.log('Restart: not measured, as nginx or PostgreSQL is not found.');
  const postgres = await startPostgres(found);
  const cluster = await startCluster({
    nginx,
    databaseUrl: postgres.url,
    siteDir: site,
    settings: { DEMO: '1' },
  });
  console.log(await restartUnderLoad(cluster));
  await cluster.stop();
  await postgres.stop();
}
