import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { freePort } from '../../../../testing/free-port.ts';

/** The one password that fits every account of the service. */
export const SERVICE_PASSWORD = 'a password of the service';
export const CLIENT = { id: 'gentar-api', secret: 'a secret of the client' };

/** A real OpenID Connect service in a separate process. */
export class RunningProvider {
  readonly issuer: string;
  readonly #port: number;
  readonly #redirectUri: string;
  readonly #keys = new Map<string, JWK>();
  #process: ChildProcess | undefined;

  private constructor(port: number, redirectUri: string) {
    this.#port = port;
    this.#redirectUri = redirectUri;
    this.issuer = `http://127.0.0.1:${port}`;
  }

  static async start(redirectUri: string): Promise<RunningProvider> {
    const provider = new RunningProvider(await freePort(), redirectUri);
    await provider.start('first');
    return provider;
  }

  /** @param keyId name of the key that it signs with; it has no state of its predecessor */
  async start(keyId: string): Promise<void> {
    const child = fork(join(__dirname, 'provider.mjs'), {
      env: {
        ...process.env,
        PORT: String(this.#port),
        REDIRECT_URI: this.#redirectUri,
        KEY: await this.#key(keyId),
      },
      execArgv: [],
      // It prints a warning about its quick start on each start.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process = child;
    const exit = once(child, 'exit').then(() => {
      throw new Error('The OpenID Connect service of the test did not start.');
    });
    exit.catch(() => undefined);
    await Promise.race([once(child, 'message'), exit]);
  }

  async #key(keyId: string): Promise<string> {
    const known = this.#keys.get(keyId) ?? (await newKey(keyId));
    this.#keys.set(keyId, known);
    return JSON.stringify(known);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  /** An access token as Keycloak makes them, with these claims on top. */
  async sign(claims: Record<string, unknown>): Promise<string> {
    const running = this.#process;
    if (running === undefined) throw new Error('The OpenID Connect service of the test does not run.');
    return new Promise((resolve) => {
      running.once('message', (response: unknown) => resolve(tokenOf(response)));
      running.send({ sign: claims });
    });
  }
}

function tokenOf(response: unknown): string {
  const isToken = typeof response === 'object' && response !== null && 'signed' in response;
  return isToken ? String(response.signed) : '';
}

async function newKey(keyId: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: keyId, alg: 'RS256', use: 'sig' };
}
