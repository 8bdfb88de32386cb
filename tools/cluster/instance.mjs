import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../machine/free-port.mjs';
import { serverArguments } from '../start/server.mjs';
import { root } from '../workspace.mjs';

/** Loading the demo takes half a minute on a slow machine, ten times that when it is busy. */
const START_PATIENCE_MS = 300_000;

/** Password of every account of the demo on servers that tools and tests start. */
export const demoPassword = 'demo-password';

/**
 * One process of the API on its own port.
 *
 * @typedef {{ address: string, start(): Promise<void>, stop(signal?: NodeJS.Signals): Promise<void>, pid(): number }} Instance
 *   address: host:port, the same after a restart
 */

/**
 * Starts the server and waits until it is ready.
 *
 * @param {Record<string, string>} settings
 * @returns {Promise<Instance>}
 */
export async function startInstance(settings) {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings };
  let output = '';
  /** @type {{ pid: number, end(signal: NodeJS.Signals): Promise<void> } | undefined} */
  let running;

  const start = async () => {
    const server = spawn(process.execPath, serverArguments(), {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server.stdout.on('data', (chunk) => (output += chunk));
    server.stderr.on('data', (chunk) => (output += chunk));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const terminate = () => server.kill('SIGTERM');
    process.once('exit', terminate);
    const end = async (/** @type {NodeJS.Signals} */ signal) => {
      process.off('exit', terminate);
      server.kill(signal);
      await ended;
    };
    running = { pid: Number(server.pid), end };
    const deadline = Date.now() + START_PATIENCE_MS;
    while (!(await isReady(address))) {
      if (server.exitCode !== null || Date.now() > deadline) {
        await end('SIGTERM');
        throw new Error(`The server did not start:\n${output.slice(-4000)}`);
      }
      await pause(100);
    }
  };
  const stop = async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    await running?.end(signal);
    running = undefined;
  };
  await start();
  return { address, start, stop, pid: () => running?.pid ?? 0 };
}

/** @param {string} address */
async function isReady(address) {
  try {
    return (await fetch(`http://${address}/readyz`)).ok;
  } catch {
    return false;
  }
}
