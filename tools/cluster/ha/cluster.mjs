import { findFailoverPrograms } from '../../machine/failover-programs.mjs';
import { findNginx } from '../../machine/nginx.mjs';
import { findPostgres } from '../../machine/postgres.mjs';
import { startCluster } from '../cluster.mjs';
import { startFailoverDatabase } from './database.mjs';

/**
 * @typedef {{ nginx: string, bin: string, programs: import('../../machine/failover-programs.mjs').FailoverPrograms }} ClusterPrograms
 * @typedef {{ cluster: import('../cluster.mjs').Cluster, database: import('./database.mjs').FailoverDatabase, bin: string,
 *   stop(): Promise<void> }} FailoverCluster bin: folder of PostgreSQL's programs
 */

/**
 * What a cluster whose database fails over needs on this machine.
 *
 * @returns {{ found: ClusterPrograms, missing: [] } | { found: undefined, missing: string[] }}
 */
export function findClusterPrograms() {
  const [nginx, postgres, { programs, missing }] = [findNginx(), findPostgres(), findFailoverPrograms()];
  if (nginx !== undefined && postgres !== undefined && programs !== undefined)
    return { found: { nginx, bin: postgres.bin, programs }, missing: [] };
  const others = [
    ...(nginx === undefined ? ['nginx'] : []),
    ...(postgres === undefined ? ['PostgreSQL'] : []),
  ];
  return { found: undefined, missing: [...others, ...missing] };
}

/**
 * nginx, two instances of the API, PgBouncer, HAProxy, and three PostgreSQL under Patroni.
 *
 * @param {ClusterPrograms} programs
 * @param {{ siteDir: string, settings?: Record<string, string>, patroni?: Record<string, number> }} options as of a cluster;
 *   patroni: settings that it shall have instead of those in `deploy/failover`
 * @returns {Promise<FailoverCluster>}
 */
export async function startFailoverCluster(
  { nginx, bin, programs },
  { siteDir, settings = {}, patroni = {} },
) {
  const database = await startFailoverDatabase(programs, bin, patroni);
  try {
    const cluster = await startCluster({
      nginx,
      databaseUrl: database.url,
      siteDir,
      settings: { ...settings, DATABASE_DIRECT_URL: database.directUrl },
    });
    const stop = async () => {
      await cluster.stop();
      await database.stop();
    };
    return { cluster, database, bin, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
