import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../machine/free-port.mjs';
import { root } from '../workspace.mjs';
import { fillIn } from './fill-in.mjs';

const START_PATIENCE_MS = 10_000;
const UPSTREAM_LOG = 'upstream.log';
const CONF_DIR = join(root, 'deploy', 'nginx');

/**
 * The configuration of `deploy/nginx` with its variables filled in.
 *
 * @param {Record<string, string>} variables
 * @returns {string}
 * @throws if one of the template's variables is not given
 */
export function filledIn(variables) {
  const template = readFileSync(join(CONF_DIR, 'tracker.conf.template'), 'utf8');
  return fillIn(withoutComments(template), variables);
}

/** @param {string} text */
const withoutComments = (text) => text.replace(/^\s*#.*$/gm, '');

/**
 * Starts the nginx of `deploy/nginx` before the given instances, on a free port of this machine.
 *
 * @param {string} program
 * @param {{ siteDir: string, instances: readonly [string, string] }} site folder of the built site; host:port of each instance
 * @returns {Promise<{ url: string, served(): string[], stop(): Promise<void> }>} served: host:port of the instance that answered
 *   each request to the API so far
 */
export async function startNginx(program, { siteDir, instances: [first, second] }) {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-nginx-'));
  const port = await freePort();
  const listen = `127.0.0.1:${port}`;
  const variables = {
    LISTEN: listen,
    API_1: first,
    API_2: second,
    SITE_DIR: siteDir,
    CONF_DIR,
    CACHE_DIR: join(folder, 'cache'),
  };
  writeFileSync(join(folder, 'nginx.conf'), wholeConfiguration(folder, filledIn(variables)));
  const server = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const terminate = () => server.kill('SIGTERM');
  process.once('exit', terminate);
  const stop = async () => {
    process.off('exit', terminate);
    terminate();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://${listen}`;
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await listens(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start: ${log}`);
    }
    await pause(50);
  }
  const served = () => upstreams(readFileSync(join(folder, UPSTREAM_LOG), 'utf8'));
  return { url, served, stop };
}

/**
 * Who answered, from a log with a line per request.
 *
 * @param {string} log a line is `-` for a file of the site, and lists all that were tried when the first did not respond
 * @returns {string[]}
 */
export function upstreams(log) {
  return log
    .split('\n')
    .flatMap((line) => (line === '' || line === '-' ? [] : (line.split(', ').at(-1) ?? [])));
}

/** What stands around the template, with every file of nginx in a folder that goes with it. @param {string} folder @param {string} site */
const wholeConfiguration = (folder, site) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  include ${CONF_DIR}/mime.types;
  log_format upstream '$upstream_addr';
  access_log ${folder}/${UPSTREAM_LOG} upstream;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}
`;

/** @param {string} url */
async function listens(url) {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}
