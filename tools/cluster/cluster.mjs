import { startInstance } from './instance.mjs';
import { startNginx } from './nginx.mjs';

/**
 * @typedef {import('./instance.mjs').Instance} Instance
 * @typedef {{ url: string, instances: readonly [Instance, Instance], served(): string[], stop(): Promise<void> }} Cluster
 *   served: address of the instance that answered each request so far
 */

/**
 * A small installation as in `deploy/`, on this machine: nginx before two instances of the API on one PostgreSQL.
 *
 * @param {{ nginx: string, databaseUrl: string, siteDir: string, settings?: Record<string, string> }} parts the program nginx,
 *   an empty or filled database, folder of the built site, settings of both instances
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ nginx, databaseUrl, siteDir, settings = {} }) {
  const environment = {
    DEMO: '0',
    REPORT_HOURS: '0',
    ...settings,
    DATABASE_URL: databaseUrl,
    SITE_DIR: siteDir,
  };
  // At the same moment, as an orchestrator would: only one of them brings the schema up to date.
  const instances = await both(() => startInstance(environment));
  const [first, second] = instances;
  try {
    const front = await startNginx(nginx, { siteDir, instances: [first.address, second.address] });
    const stop = async () => {
      await front.stop();
      await both((index) => instances[index].stop());
    };
    return { url: front.url, instances, served: front.served, stop };
  } catch (error) {
    await both((index) => instances[index].stop());
    throw error;
  }
}

/**
 * @template T
 * @param {(index: 0 | 1) => Promise<T>} act
 * @returns {Promise<[T, T]>}
 */
const both = (act) => Promise.all([act(0), act(1)]);
