import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastingPort } from '../../machine/free-port.mjs';
import { giveTo, unprivilegedUser } from '../../machine/postgres.mjs';
import { root } from '../../workspace.mjs';
import { fillIn } from '../fill-in.mjs';
import { listens } from './haproxy.mjs';
import { PASSWORD } from './node.mjs';
import { startProgram, waitUntil } from './program.mjs';

const TEMPLATE = join(root, 'deploy', 'failover', 'pgbouncer.ini.template');
const START_PATIENCE_MS = 20_000;

/**
 * Starts PgBouncer, which pools transactions, before HAProxy.
 *
 * @param {string} program @param {string} folder @param {{ host: string, port: number }} primary
 * @returns {Promise<{ port: number, stop(): Promise<void> }>}
 */
export async function startPgbouncer(program, folder, primary) {
  const port = await lastingPort();
  const file = join(folder, 'pgbouncer.ini');
  const log = join(folder, 'pgbouncer.log');
  const variables = {
    PRIMARY_HOST: primary.host,
    PRIMARY_PORT: primary.port,
    LISTEN_HOST: '127.0.0.1',
    LISTEN_PORT: port,
    RUN_DIR: folder,
  };
  writeFileSync(join(folder, 'users.txt'), `"tracker" "${PASSWORD}"\n`, { mode: 0o600 });
  writeFileSync(file, fillIn(readFileSync(TEMPLATE, 'utf8'), variables));
  giveTo(unprivilegedUser(), folder);
  const running = startProgram(program, [file], { folder, log });
  const stop = () => running.end('SIGKILL');
  await waitUntil('PgBouncer listens', () => listens(port), { patienceMs: START_PATIENCE_MS, log });
  return { port, stop };
}
