import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atExit } from '../../machine/at-exit.mjs';
import { lastingPort } from '../../machine/free-port.mjs';
import { giveTo, unprivilegedUser } from '../../machine/postgres.mjs';
import { root } from '../../workspace.mjs';
import { fillIn } from '../fill-in.mjs';
import { report, startProgram, waitUntil } from './program.mjs';

const TEMPLATE = join(root, 'deploy', 'failover', 'patroni.yaml.template');
/** Of databases that are gone with the test. */
export const PASSWORD = 'drill-password';
const STOP_PATIENCE_MS = 30_000;

/**
 * One machine of the database: a Patroni and the PostgreSQL that it runs.
 *
 * @typedef {{ name: string, address: string, restPort: number, start(): void, kill(): void, freeze(): void, thaw(): void,
 *   stop(): Promise<void>, report(path: string): ReturnType<typeof report>, log: string }} Node
 *   address: host:port of PostgreSQL; freeze, thaw: SIGSTOP and SIGCONT to every process
 */

/**
 * @param {{ name: string, patroni: string, bin: string, folder: string, etcdHosts: string[] }} options
 * @returns {Promise<Node>} not yet started
 */
export async function makeNode({ name, patroni, bin, folder, etcdHosts }) {
  const [postgresPort, restPort] = [await lastingPort(), await lastingPort()];
  const run = join(folder, name);
  const data = join(run, 'data');
  const log = join(run, 'patroni.log');
  const file = join(run, 'patroni.yaml');
  mkdirSync(run);
  writeFileSync(
    file,
    fillIn(readFileSync(TEMPLATE, 'utf8'), {
      NODE: name,
      HOST: '127.0.0.1',
      REST_PORT: restPort,
      POSTGRES_PORT: postgresPort,
      ETCD_HOSTS: etcdHosts.join(','),
      POSTGRES_BIN: bin,
      DATA_DIR: data,
      RUN_DIR: run,
      NETWORK: '127.0.0.1/32',
      DATABASE_PASSWORD: PASSWORD,
      REPLICATION_PASSWORD: PASSWORD,
    }),
  );
  giveTo(unprivilegedUser(), run);

  /** @type {import('./program.mjs').Program | undefined} */
  let program;
  const postmaster = () => postmasterOf(data);
  const all = () => withChildren([program?.hasEnded() === false ? program.pid : undefined, postmaster()]);
  const signalAll = (/** @type {NodeJS.Signals} */ signal) => all().forEach((pid) => send(pid, signal));
  // PostgreSQL is not a child of Patroni, and would go on after it. By itself it leaves no shared memory behind.
  const abandon = () => {
    if (program?.hasEnded() === false) send(program.pid, 'SIGKILL');
    const pid = postmaster();
    if (pid !== undefined) send(pid, 'SIGQUIT');
    signalAll('SIGCONT');
  };
  const forget = atExit(abandon);
  return {
    name,
    address: `127.0.0.1:${postgresPort}`,
    restPort,
    log,
    start: () => (program = startProgram(patroni, [file], { folder: run, log })),
    kill: () => signalAll('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      abandon();
      await waitUntil(`${name} has ended`, () => all().length === 0, { patienceMs: STOP_PATIENCE_MS });
      forget();
    },
    report: (path) => report(`http://127.0.0.1:${restPort}${path}`),
  };
}

/** The process of PostgreSQL, from the file that it writes; undefined if it does not run. @param {string} data */
function postmasterOf(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isPostgres(pid) ? pid : undefined;
}

/** The number of a process that has ended may belong to another program now. @param {number} pid */
function isPostgres(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'state=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]\s+postgres/.test(stdout.trim());
}

/** @param {(number | undefined)[]} parents @returns {number[]} */
function withChildren(parents) {
  const known = parents.filter((pid) => pid !== undefined);
  if (known.length === 0) return [];
  const { stdout } = spawnSync('pgrep', ['-P', known.join(',')], { encoding: 'utf8' });
  return [...known, ...stdout.split('\n').filter(Boolean).map(Number)];
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself, as the children of PostgreSQL do without their parent.
  }
}
