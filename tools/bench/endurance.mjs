import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '../cluster/cluster.mjs';
import { demoPassword, startInstance } from '../cluster/instance.mjs';
import { findNginx } from '../machine/nginx.mjs';
import { findPostgres, startPostgres } from '../machine/postgres.mjs';
import { databaseFaults } from './database-faults.mjs';
import { killRounds } from './kill-rounds.mjs';
import { steadyLoad } from './steady-load.mjs';

/** What is acknowledged must be on its way to the disk, also when PostgreSQL dies. */
const DURABLE = { synchronous_commit: 'on' };
/** Room for two instances of the API. */
const MANY_CONNECTIONS = { max_connections: '200' };
const DEMO = { DEMO: '1', DEMO_PASSWORD: demoPassword };
const PEOPLE = 200;
const PEOPLE_ON_EMBEDDED = 20;

/**
 * @typedef {{ site: string, folder: string, rounds: number, minutes: number }} EnduranceOptions site: the built site; folder: for
 *   data; rounds: how often the server is killed; minutes: how long the load lasts
 */

/** The database fails under load. @returns {Promise<string>} */
export async function faults() {
  const found = findPostgres();
  if (found === undefined) return 'Faults: PostgreSQL is not found, not measured.';
  const postgres = await startPostgres(found, { settings: DURABLE });
  try {
    return await databaseFaults({ bin: found.bin, postgres, terminateForMs: 60_000 });
  } finally {
    await postgres.stop();
  }
}

/** The server is killed under writes, on each database. @param {EnduranceOptions} options */
export async function kills({ folder, rounds }) {
  const dataDir = mkdtempSync(join(folder, 'kills-'));
  const texts = [await killRounds({ name: 'embedded database', rounds, settings: { DATA_DIR: dataDir } })];
  const found = findPostgres();
  if (found === undefined) return [...texts, 'PostgreSQL is not found, not measured.'].join('\n');
  const postgres = await startPostgres(found, { settings: DURABLE });
  try {
    texts.push(await killRounds({ name: found.version, rounds, settings: { DATABASE_URL: postgres.url } }));
  } finally {
    await postgres.stop();
  }
  return texts.join('\n');
}

/** Many people for minutes: the embedded database, PostgreSQL with one instance and with two. @param {EnduranceOptions} options */
export async function load({ site, folder, minutes }) {
  const dataDir = mkdtempSync(join(folder, 'load-'));
  const embedded = await startInstance({ ...DEMO, SITE_DIR: site, DATA_DIR: dataDir });
  const texts = [
    await steadyLoad({
      name: 'embedded database',
      url: `http://${embedded.address}`,
      pids: () => [embedded.pid()],
      clients: PEOPLE_ON_EMBEDDED,
      minutes,
    }),
  ];
  await embedded.stop();
  const [found, nginx] = [findPostgres(), findNginx()];
  if (found === undefined) return [...texts, 'PostgreSQL is not found, not measured.'].join('\n');
  const postgres = await startPostgres(found, { settings: MANY_CONNECTIONS });
  try {
    const one = await startInstance({ ...DEMO, SITE_DIR: site, DATABASE_URL: postgres.url });
    texts.push(
      await steadyLoad({
        name: `${found.version}, one instance`,
        url: `http://${one.address}`,
        pids: () => [one.pid()],
        clients: PEOPLE,
        minutes,
      }),
    );
    await one.stop();
    if (nginx === undefined)
      return [...texts, 'nginx is not found, two instances are not measured.'].join('\n');
    const cluster = await startCluster({ nginx, databaseUrl: postgres.url, siteDir: site, settings: DEMO });
    texts.push(
      await steadyLoad({
        name: `${found.version}, two instances`,
        url: cluster.url,
        pids: () => cluster.instances.map((instance) => instance.pid()),
        clients: PEOPLE,
        minutes,
      }),
    );
    await cluster.stop();
  } finally {
    await postgres.stop();
  }
  return texts.join('\n');
}
