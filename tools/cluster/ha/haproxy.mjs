import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { lastingPort } from '../../machine/free-port.mjs';
import { root } from '../../workspace.mjs';
import { fillIn } from '../fill-in.mjs';
import { startProgram, waitUntil } from './program.mjs';

const TEMPLATE = join(root, 'deploy', 'failover', 'haproxy.cfg.template');
const START_PATIENCE_MS = 20_000;

/**
 * Starts HAProxy before the nodes, whose address leads to the primary.
 *
 * @param {string} program @param {string} folder @param {readonly import('./node.mjs').Node[]} nodes three
 * @returns {Promise<{ host: string, port: number, stop(): Promise<void> }>}
 */
export async function startHaproxy(program, folder, nodes) {
  const port = await lastingPort();
  const file = join(folder, 'haproxy.cfg');
  const log = join(folder, 'haproxy.log');
  const numbered = nodes.flatMap(({ address, restPort }, index) => [
    [`NODE_${index + 1}`, address],
    [`REST_PORT_${index + 1}`, restPort],
  ]);
  const variables = { LISTEN: `127.0.0.1:${port}`, RUN_DIR: folder, ...Object.fromEntries(numbered) };
  writeFileSync(file, fillIn(readFileSync(TEMPLATE, 'utf8'), variables));
  const running = startProgram(program, ['-db', '-f', file], { folder, log });
  const stop = () => running.end('SIGTERM');
  const socket = join(folder, 'haproxy.sock');
  const knowsPrimary = async () => nodesUp(await ask(socket, 'show stat')) === 1;
  await waitUntil('HAProxy knows the primary', knowsPrimary, { patienceMs: START_PATIENCE_MS, log });
  return { host: '127.0.0.1', port, stop };
}

/**
 * How many nodes HAProxy would send a connection to.
 *
 * @param {string} statistics one line per node: name of the listener, of the node, and much more with its state among it
 */
export function nodesUp(statistics) {
  return statistics.split('\n').filter((line) => /^primary,node-/.test(line) && /,UP/.test(line)).length;
}

/** @param {string} path of HAProxy's socket @param {string} command @returns {Promise<string>} empty if it does not respond */
function ask(path, command) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path, () => socket.write(`${command}\n`));
    socket.on('data', (chunk) => (answer += chunk));
    socket.once('error', () => resolve(''));
    socket.once('end', () => resolve(answer));
  });
}

/** @param {number} port @returns {Promise<boolean>} */
export function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy() && resolve(true));
    socket.once('error', () => resolve(false));
  });
}
