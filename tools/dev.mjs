/**
 * Works on one remote: starts a site if none runs, and serves the remote on its own with that site's data. What is saved is shown
 * without a reload, and what was typed stays (docs/your-first-change.md).
 *
 * Usage: npm run dev -- hello
 *
 * `SITE=https://…` shows that whole site instead, with this remote in it; saving reloads the page then. `PORT` is the port of the
 * development server.
 */
import './start/bring.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { frameOf } from './site/command.mjs';
import { fail } from './start/node-version.mjs';
import { whenNpmEnds } from './start/server.mjs';
import { root } from './workspace.mjs';

/** Where `npm start` serves. */
const OWN_SITE = `http://127.0.0.1:${process.env.SITE_PORT ?? 8080}`;
/** A first start builds everything and loads the demo. */
const PATIENCE_MS = 10 * 60_000;

const word = process.argv[2];
const name = frameOf(word?.startsWith('remote-') ? word : `remote-${word}`, 'work on', { withShell: false });

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
const end = () => children.forEach((child) => child.kill());
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
const stopWatching = whenNpmEnds(end);

/** @param {string[]} words @param {string} cwd @param {Record<string, string>} environment */
function run(words, cwd, environment) {
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  children.push(child);
  return child;
}

/** @param {string} site */
async function isRunning(site) {
  try {
    return (await fetch(`${site}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function startSite() {
  console.log(`No site answers at ${OWN_SITE}: starting one.`);
  const { port } = new URL(OWN_SITE);
  const site = run([join(root, 'tools', 'start.mjs')], root, { PORT: port, HOST: '127.0.0.1' });
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isRunning(OWN_SITE))) {
    if (site.exitCode !== null || Date.now() > deadline) fail('The site did not start: see above.');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

if (process.env.SITE === undefined && !(await isRunning(OWN_SITE))) await startSite();
const webpack = join(root, name, 'node_modules', 'webpack', 'bin', 'webpack.js');
const environment = { OWN_SITE, WEBPACK_DEV_SERVER_BASE_PORT: '3001' };
const server = run([webpack, 'serve', '--mode', 'development'], join(root, name), environment);
server.on('exit', (code) => {
  stopWatching();
  end();
  process.exitCode = code ?? 0;
});
