import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../machine/free-port.mjs';
import { serverArguments } from '../start/server.mjs';
import { root } from '../workspace.mjs';

/** Loading the demo takes half a minute on a slow machine, ten times that when it is busy. */
const START_PATIENCE_MS = 300_000;

/** The account that sees every project. */
const ADMINISTRATOR = { userName: 'admin@tracker.example', password: 'demo-password' };

/**
 * @typedef {{ url: string, token: string, stop(): Promise<void> }} RunningServer token: of an administrator
 */

/**
 * Starts the real server on a port of its own and signs an administrator in.
 *
 * @param {Record<string, string>} environment its settings
 * @returns {Promise<RunningServer>}
 */
export async function startServer(environment) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: '1',
    DEMO_PASSWORD: ADMINISTRATOR.password,
  };
  const env = { ...process.env, ...settings, ...environment };
  const server = spawn(process.execPath, serverArguments(), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk) => (output += chunk));
  server.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const terminate = () => server.kill('SIGTERM');
  process.once('exit', terminate);
  const stop = async () => {
    process.off('exit', terminate);
    terminate();
    await ended;
  };

  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start:\n${output.slice(-4000)}`);
    }
    await pause(100);
  }
  return { url, token: await signIn(url), stop };
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
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
