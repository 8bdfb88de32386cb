/**
 * `npm run bench`: how fast everything is on this machine. Prints tables, judges nothing.
 *
 * Usage: npm run bench [-- --only build,page,client,forms,reports,genelists,search,work,beside,bulk,export,restart]
 *        npm run bench -- --only search [--projects 100000,1000000] [--database embedded,postgres]: as the tracker grows
 *        npm run bench -- --only client --in-turn-with http://127.0.0.1:8124: beside a site that runs there, with the demo
 *        npm run bench -- --only front: visitors through nginx
 *        npm run bench -- --only faults,kills,load [--rounds 100] [--minutes 10]: whether everything endures; up to an hour
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atOnce } from './bench/at-once.mjs';
import { beside } from './bench/beside.mjs';
import { bulkJobs } from './bench/bulk-jobs.mjs';
import { build, buildTimes } from './bench/build-times.mjs';
import { faults, kills, load } from './bench/endurance.mjs';
import { client } from './bench/client/client.mjs';
import { firstPage } from './bench/first-page.mjs';
import { geneListPage } from './bench/gene-list-page.mjs';
import { longForms } from './bench/long-forms-page.mjs';
import { reportTables } from './bench/report-tables.mjs';
import { reportsPage } from './bench/reports-page.mjs';
import { startServer } from './bench/running-server.mjs';
import { projectPage } from './bench/project-page.mjs';
import { searchLatency } from './bench/search-latency.mjs';
import { runWithServer } from './bench/with-server-sources.mjs';
import { workLatency } from './bench/work-latency.mjs';
import { restartUnderLoad } from './bench/restart-under-load.mjs';
import { startCluster } from './cluster/cluster.mjs';
import { findNginx } from './machine/nginx.mjs';
import { table } from './bench/figures.mjs';
import { frontCache } from './bench/front-cache.mjs';
import { findPostgres, startPostgres } from './machine/postgres.mjs';
import { endOnSignals } from './machine/commands.mjs';

const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default: 'build,page,client,forms,reports,genelists,search,work,beside,bulk,export,restart',
    },
    projects: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'embedded,postgres' },
    'in-turn-with': { type: 'string' },
    rounds: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '10' },
  },
});
const parts = values.only.split(',');
const databases = values.database.split(',');
/** How many projects there are when something is measured, one after the other. */
const sizes = values.projects.split(',').map(Number);
/** Parts that are measured on many projects, on each kind of database. */
const OF_MANY_PROJECTS = ['search', 'work', 'export'];
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
  if (wanted.includes('client'))
    for (const text of await client(server, values['in-turn-with'])) console.log(text);
  if (wanted.includes('forms')) for (const text of await longForms(server)) console.log(text);
  if (wanted.includes('reports')) for (const text of await reportsPage(server)) console.log(text);
  if (wanted.includes('genelists'))
    for (const text of await geneListPage({ ...server, name })) console.log(text);
  if (wanted.includes('search')) console.log(await searchLatency({ ...server, name }));
  if (wanted.includes('work')) console.log(await workLatency({ ...server, name }));
  if (wanted.includes('beside')) {
    console.log(await atOnce({ ...server, name }));
    console.log(await beside({ ...server, name }));
  }
  if (wanted.includes('bulk')) console.log(await bulkJobs({ ...server, name }));
  await server.stop();
  if (wanted.includes('genelists'))
    console.log(exportTable(`the gene list, ${name}`, database, ['gene-list']));
  if (!OF_MANY_PROJECTS.some((part) => wanted.includes(part))) return;

  for (const size of sizes) {
    runWithServer('generate-projects.mjs', database, [`${size}`]);
    const { bytes } = JSON.parse(runWithServer('generate-history.mjs', database));
    const grown = `${name}, ${(bytes / 1e9).toFixed(1)} GB`;
    server = await startServer(settings);
    if (wanted.includes('search')) console.log(await searchLatency({ ...server, name: grown }));
    if (wanted.includes('work')) console.log(await workLatency({ ...server, name: grown }));
    await server.stop();
    if (wanted.includes('export')) console.log(exportTable(`all projects, ${grown}`, database, ['projects']));
  }
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

const [processor] = cpus();
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} x ${processor?.model ?? 'unknown processor'}`,
);
console.log(`Load ${loadavg()[0]?.toFixed(1)} at the start: figures of a busy machine say little.\n`);
build(site, []);
if (parts.includes('build')) console.log(buildTimes(site, ['shell', 'remote-search']));
const ofDatabases = parts.filter((part) =>
  ['genelists', 'search', 'work', 'beside', 'bulk', 'export'].includes(part),
);
const isForEmbedded =
  ['page', 'client', 'forms', 'reports'].some((part) => parts.includes(part)) || ofDatabases.length > 0;
if (isForEmbedded && databases.includes('embedded'))
  await measureOn('embedded database', { DATA_DIR: folderOfData }, parts);
const isForPostgres = ofDatabases.length > 0 && databases.includes('postgres');
const programs = isForPostgres ? findPostgres() : undefined;
if (programs !== undefined) {
  const postgres = await startPostgres(programs);
  await measureOn(programs.version, { DATABASE_URL: postgres.url }, ofDatabases);
  await postgres.stop();
} else if (isForPostgres) {
  console.log('PostgreSQL: none found, not measured.');
}
if (parts.includes('reports')) await measureReports();
if (parts.includes('restart')) await measureRestart();
if (parts.includes('front')) await measureFront();
const endurance = { site, folder, rounds: Number(values.rounds), minutes: Number(values.minutes) };
if (parts.includes('faults')) console.log(await faults());
if (parts.includes('kills')) console.log(await kills(endurance));
if (parts.includes('load')) console.log(await load(endurance));

/** Each on databases of its own: reports read what lists are measured without. */
async function measureReports() {
  const [projects = 0] = sizes;
  const embedded = await reportTables('embedded database', projects, async () => {
    const dataDir = mkdtempSync(join(folder, 'reports-'));
    const close = async () => rmSync(dataDir, { recursive: true, force: true });
    return { setting: { DATA_DIR: dataDir, SITE_DIR: site }, close };
  });
  console.log(embedded);
  const found = findPostgres();
  if (found === undefined) return console.log('Reports: PostgreSQL is not found, not measured.');
  const onPostgres = await reportTables(found.version, projects, async () => {
    const { url, stop } = await startPostgres(found);
    return { setting: { DATABASE_URL: url, SITE_DIR: site }, close: stop };
  });
  console.log(onPostgres);
}

/** What a cache in front is worth. */
async function measureFront() {
  const [nginx, found] = [findNginx(), findPostgres()];
  if (nginx === undefined || found === undefined)
    return console.log('Visitors: not measured, as nginx or PostgreSQL is not found.');
  const postgres = await startPostgres(found);
  console.log(await frontCache({ nginx, databaseUrl: postgres.url, siteDir: site }));
  await postgres.stop();
}

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
