import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import { bundleServer } from './server-bundle.mjs';

let isBundled = false;

/** Arguments with which Node runs the server, from a bundle of its present sources. @returns {string[]} */
export function serverArguments() {
  if (!isBundled) bundleServer();
  isBundled = true;
  return ['--enable-source-maps', join(root, 'server', 'dist', 'main.mjs')];
}

/** Arguments with which Node runs a program that uses sources of the server: tsx loads its TypeScript. @param {string} file @returns {string[]} */
export function serverProgram(file) {
  const requireFromServer = createRequire(join(root, 'server', 'package.json'));
  const tsx = pathToFileURL(requireFromServer.resolve('tsx')).href;
  return ['--import', tsx, file];
}

/**
 * Runs the server in the foreground until it ends. Stopping this process stops the server.
 *
 * @param {Record<string, string>} environment settings on top of the present ones
 * @returns {Promise<number>} exit code
 */
export function runServer(environment) {
  const env = { ...process.env, ...environment };
  const server = spawn(process.execPath, serverArguments(), { cwd: root, env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the whole group: the server has heard it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    });
  }
  const stopWatching = whenNpmEnds(() => server.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => {
      stopWatching();
      resolve(code ?? (signal === null ? 1 : 0));
    });
  });
}

/**
 * Npm runs a script through a shell, and a signal to npm ends that shell and nothing below it: the server would
 * go on by itself and keep its port. That our parent has changed is all that we see of it.
 *
 * @param {() => void} react
 * @returns {() => void} ends the watch
 */
export function whenNpmEnds(react) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) react();
  }, 500);
  return () => clearInterval(watch);
}
