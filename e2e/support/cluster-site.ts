import { startCluster, type Cluster } from 'tools/cluster/cluster.mjs';
import { findNginx } from 'tools/machine/nginx.mjs';
import { findPostgres, startPostgres, type RunningPostgres } from 'tools/machine/postgres.mjs';
import { builtSite } from './paths.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';

/**
 * The site as it runs in production (`deploy/`): nginx, which asks two servers in turn, and one PostgreSQL with the
 * demo.
 */
export class ClusterSite {
  private constructor(
    private readonly postgres: RunningPostgres,
    private readonly cluster: Cluster,
  ) {}

  static async open(): Promise<ClusterSite> {
    const [nginx, programs] = [findNginx(), findPostgres()];
    if (nginx === undefined || programs === undefined)
      throw new Error(`Not found on this machine: ${nginx === undefined ? 'nginx' : 'PostgreSQL'}.`);
    const postgres = await startPostgres(programs);
    const cluster = await startCluster({
      nginx,
      databaseUrl: postgres.url,
      siteDir: builtSite,
      settings: { DEMO: '1', DEMO_PASSWORD: demoPassword },
    });
    return new ClusterSite(postgres, cluster);
  }

  get url(): string {
    return this.cluster.url;
  }

  /** Addresses of the two servers. */
  get servers(): string[] {
    return this.cluster.instances.map(({ address }) => address);
  }

  /** Which server answered each request so far. */
  served(): string[] {
    return this.cluster.served();
  }

  async close(): Promise<void> {
    await this.cluster.stop();
    await this.postgres.stop();
  }
}
