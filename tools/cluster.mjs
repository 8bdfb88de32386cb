/**
 * `npm run cluster`: the site as in `deploy/`, on this machine: nginx, two instances of the API, one PostgreSQL with the demo.
 * Prints the address, runs until it is interrupted, and leaves nothing behind. For looking at it, and for browser tests.
 * With `--ha` the database fails over: three PostgreSQL under Patroni. With `--ha --drill [--rounds 10] [--clients 50]` its primary
 * is killed, stopped and switched over under people at work, what came of that is printed, and everything ends.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findNginx } from './machine/nginx.mjs';
import { findPostgres, startPostgres } from './machine/postgres.mjs';
import { startCluster } from './cluster/cluster.mjs';
import { demoPassword } from './cluster/instance.mjs';
import { drill, drillTable, FAULTS, isAsPromised } from './cluster/drill/drill.mjs';
import { findClusterPrograms, startFailoverCluster } from './cluster/ha/cluster.mjs';
import { siteDir } from './workspace.mjs';

const { values } = parseArgs({
  options: {
    ha: { type: 'boolean', default: false },
    drill: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '50' },
  },
});
const settings = { DEMO: '1', DEMO_PASSWORD: process.env.DEMO_PASSWORD ?? demoPassword };

if (values.drill) await runDrill({ rounds: Number(values.rounds), clients: Number(values.clients) });
else {
  const { cluster, stop } = values.ha ? await startWithFailover(siteDir, settings) : await startPlain();
  const addresses = cluster.instances.map(({ address }) => address).join(', ');
  console.log(`The cluster is at ${cluster.url} (instances: ${addresses})`);
  stopOnSignals(stop);
}

async function startPlain() {
  const [nginx, programs] = [findNginx(), findPostgres()];
  if (nginx === undefined || programs === undefined)
    return notFound([nginx === undefined ? 'nginx' : 'PostgreSQL 15 or newer']);
  const postgres = await startPostgres(programs);
  const cluster = await startCluster({ nginx, databaseUrl: postgres.url, siteDir, settings });
  const stop = async () => {
    await cluster.stop();
    await postgres.stop();
  };
  return { cluster, stop };
}

/** @param {string} site folder of the built site @param {Record<string, string>} more */
function startWithFailover(site, more) {
  const { found, missing } = findClusterPrograms();
  if (found === undefined) return notFound(missing);
  return startFailoverCluster(found, { siteDir: site, settings: more });
}

/** @param {{ rounds: number, clients: number }} options */
async function runDrill({ rounds, clients }) {
  if (!(rounds >= 1 && clients >= 1)) throw new Error('--rounds and --clients are numbers from 1 on.');
  // Nobody looks at pages here, so no built site is needed.
  const site = mkdtempSync(join(tmpdir(), 'tracker-site-'));
  writeFileSync(join(site, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
  writeFileSync(join(site, 'federation.json'), '{"remotes":[]}');
  const running = await startWithFailover(site, { ...settings, DEMO_SHARE: '4' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  try {
    const outcomes = [];
    for (const fault of FAULTS)
      outcomes.push(await drill(running, { fault, rounds, clients, report: (line) => console.log(line) }));
    console.log(`\n${drillTable(outcomes)}`);
    if (!outcomes.every(isAsPromised)) process.exitCode = 1;
  } finally {
    await running.stop();
    rmSync(site, { recursive: true, force: true });
  }
}

/** @param {readonly string[]} programs @returns {never} */
function notFound(programs) {
  console.error(`Not found on this machine: ${programs.join(', ')}.`);
  process.exit(1);
}

/** @param {() => Promise<void>} stop */
function stopOnSignals(stop) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
}
