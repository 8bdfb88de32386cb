import { fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.ts';
import { freePort } from 'tools/machine/free-port.mjs';
import { Site } from './site.ts';

/** A site whose people may sign in at a real OpenID Connect service, too (the one of the server's tests). */
export class SiteWithService {
  private constructor(
    readonly site: Site,
    private readonly service: ChildProcess,
  ) {}

  static async open(): Promise<SiteWithService> {
    const port = await freePort();
    const site = await Site.open({
      demo: 'small',
      environment: {
        OIDC_ISSUER: `http://127.0.0.1:${port}`,
        OIDC_CLIENT_SECRET: 'a secret of the client',
        OIDC_NAME: 'Keycloak',
      },
    });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { ...privateKey.export({ format: 'jwk' }), kid: 'first', alg: 'RS256', use: 'sig' };
    const service = fork(join(root, 'server/src/identity/sign-in-service/testing/provider.mjs'), {
      env: {
        ...process.env,
        PORT: String(port),
        REDIRECT_URI: `${site.url}/auth/provider/callback`,
        KEY: JSON.stringify(key),
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(service, 'message');
    return new SiteWithService(site, service);
  }

  /** The service dies; the site goes on. */
  async killService(): Promise<void> {
    if (this.service.exitCode !== null || this.service.signalCode !== null) return;
    const exit = once(this.service, 'exit');
    this.service.kill('SIGKILL');
    await exit;
  }

  async close(): Promise<void> {
    await this.killService();
    await this.site.close();
  }
}
