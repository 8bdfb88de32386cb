import { demoPassword, startInstance } from '../cluster/instance.mjs';

/** The account that sees every project. */
export const ADMINISTRATOR = { userName: 'admin@tracker.example', password: demoPassword };

/**
 * @typedef {{ url: string, token: string, stop(): Promise<void> }} RunningServer token: of an administrator
 */

/**
 * Starts the real server on its own port and signs an administrator in.
 *
 * @param {Record<string, string>} environment its settings
 * @returns {Promise<RunningServer>}
 */
export async function startServer(environment) {
  const instance = await startInstance({ DEMO: '1', DEMO_PASSWORD: demoPassword, ...environment });
  const url = `http://${instance.address}`;
  return { url, token: await signIn(url), stop: instance.stop };
}

/** Signs the administrator of the demo in. @param {string} url @returns {Promise<string>} the token */
export async function signIn(url) {
  const response = await fetch(`${url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!response.ok) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`);
  const { accessToken } = await response.json();
  return accessToken;
}
