/**
 * `npm run cluster`: the site as in `deploy/`, on this machine: nginx, two instances of the API, one PostgreSQL with the demo.
 * Prints the address, runs until it is interrupted, and leaves nothing behind. For looking at it, and for browser tests.
 */
import { findNginx } from './machine/nginx.mjs';
import { findPostgres, startPostgres } from './machine/postgres.mjs';
import { startCluster } from './cluster/cluster.mjs';
import { siteDir } from './workspace.mjs';

const [nginx, postgresPrograms] = [findNginx(), findPostgres()];
if (nginx === undefined || postgresPrograms === undefined) {
  console.error(`Not found on this machine: ${nginx === undefined ? 'nginx' : 'PostgreSQL 15 or newer'}.`);
  process.exit(1);
}
const postgres = await startPostgres(postgresPrograms);
const settings = { DEMO: '1', DEMO_PASSWORD: process.env.DEMO_PASSWORD ?? 'demo-password' };
const cluster = await startCluster({ nginx, databaseUrl: postgres.url, siteDir, settings });
console.log(
  `The cluster is at ${cluster.url} (instances: ${cluster.instances.map(({ address }) => address).join(', ')})`,
);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void cluster
      .stop()
      .then(() => postgres.stop())
      .then(() => process.exit(0));
  });
