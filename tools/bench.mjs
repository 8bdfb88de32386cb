/**
 * `npm run bench`: how fast everything is on this machine. Prints tables, judges nothing.
 *
 * Usage: npm run bench [-- --only build,page,search] [--projects 100000]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildTimes } from './bench/build-times.mjs';
import { firstPage } from './bench/first-page.mjs';
import { startServer } from './bench/running-server.mjs';
import { searchLatency } from './bench/search-latency.mjs';
import { findPostgres, startPostgres } from './machine/postgres.mjs';
import { endOnSignals } from './machine/commands.mjs';
import { serverArguments } from './start/server.mjs';
import { root } from './workspace.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'build,page,search' },
    projects: { type: 'string', default: '100000' },
  },
});
const parts = values.only.split(',');
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
  const settings = { ...database, SITE_DIR: site };
  let server = await startServer(settings);
  if (wanted.includes('page')) for (const text of await firstPage(server.url)) console.log(text);
  if (wanted.includes('search')) {
    console.log(await searchLatency({ ...server, name }));
    await server.stop();
    multiplyProjects(database);
    server = await startServer(settings);
    console.log(await searchLatency({ ...server, name }));
  }
  await server.stop();
}

/** @param {Record<string, string>} database */
function multiplyProjects(database) {
  const [flag = '', tsx = ''] = serverArguments();
  const program = join(root, 'tools', 'bench', 'generate-projects.mjs');
  const env = { ...process.env, ...database };
  const { status } = spawnSync(process.execPath, [flag, tsx, program, values.projects], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The projects could not be generated.');
}

const [processor] = cpus();
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} x ${processor?.model ?? 'unknown processor'}`,
);
console.log(`Load ${loadavg()[0]?.toFixed(1)} at the start: figures of a busy machine say little.\n`);
build(site, []);
if (parts.includes('build')) console.log(buildTimes(site, ['shell', 'remote-search']));
if (parts.includes('page') || parts.includes('search'))
  await measureOn('embedded database', { DATA_DIR: folderOfData }, parts);
const programs = parts.includes('search') ? findPostgres() : undefined;
if (programs !== undefined) {
  const postgres = await startPostgres(programs);
  await measureOn(programs.version, { DATABASE_URL: postgres.url }, ['search']);
  await postgres.stop();
} else if (parts.includes('search')) {
  console.log('PostgreSQL: none found, not measured.');
}
