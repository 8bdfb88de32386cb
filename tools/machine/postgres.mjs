import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canInstallPackages, installPackage, isProgram, onPath, versionText } from './commands.mjs';
import { freePort } from './free-port.mjs';

/** The oldest version that the server supports. */
const OLDEST_MAJOR = 15;
const START_PATIENCE_MS = 30_000;

/**
 * @typedef {{ bin: string, version: string }} PostgresPrograms folder of initdb and postgres
 * @typedef {{ url: string, version: string, stop(): Promise<void>, halt(mode: 'fast' | 'immediate'): Promise<void>,
 *   resume(): Promise<void>, pid(): number }} RunningPostgres stop: for good; halt: to be resumed at the same address
 */

/**
 * Finds the programs of a PostgreSQL that is new enough: PG_BIN, the PATH, Debian's folders, and last Debian's
 * package when this user may install it.
 *
 * @returns {PostgresPrograms | undefined}
 */
export function findPostgres() {
  const found = installedPostgres();
  if (found !== undefined || !canInstallPackages()) return found;
  return installPackage('postgresql') ? installedPostgres() : undefined;
}

/** @returns {PostgresPrograms | undefined} */
function installedPostgres() {
  const folders = [process.env.PG_BIN, folderOnPath(), ...debianFolders()];
  for (const bin of folders) {
    if (bin === undefined || !isProgram(join(bin, 'initdb')) || !isProgram(join(bin, 'postgres'))) continue;
    const version = versionText(join(bin, 'postgres'));
    if (version !== undefined && majorVersion(version) >= OLDEST_MAJOR) return { bin, version };
  }
  return undefined;
}

function folderOnPath() {
  const postgres = onPath('postgres');
  // A link on the PATH may stand alone; its target has the other programs beside it.
  return postgres === undefined ? undefined : dirname(realpathSync(postgres));
}

/** @returns {string[]} newest first */
function debianFolders() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(base, version, 'bin'));
}

/** @param {string} text e.g. `postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)` */
export function majorVersion(text) {
  return Number(/PostgreSQL\)? (\d+)/.exec(text)?.[1] ?? 0);
}

/**
 * Starts a cluster of our own on a free port, in a folder that goes when it stops. Nothing in it outlives the
 * tests, so nothing waits for the disk.
 *
 * @param {PostgresPrograms} programs
 * @param {{ settings?: Record<string, string>, fill?: (data: string) => void, base?: string, patienceMs?: number, isStandby?: boolean }}
 *   [options] more settings; what fills the new, empty data folder, where it shall not be a new cluster (a restored backup); where
 *   that folder is made; how long it may take until it is ready; whether reading is all that it will ever be ready for
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres(
  { bin, version },
  { settings = {}, fill, base, patienceMs, isStandby } = {},
) {
  const owner = unprivilegedUser();
  const temporary = owner === undefined ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(base ?? temporary, 'tracker-postgres-'));
  const data = join(folder, 'data');
  if (fill === undefined) makeCluster(bin, folder, data);
  else {
    fill(data);
    giveTo(owner, folder);
  }

  const port = await freePort();
  const all = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', ...settings };
  const flags = Object.entries({ ...all, unix_socket_directories: folder }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const listening = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...flags];
  const options = { cwd: folder, ...owner, env: environment() };
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const server = {
    run: await runPostgres(join(bin, 'postgres'), listening, options, { clear, patienceMs, isStandby }),
  };
  const halt = (/** @type {keyof typeof SHUTDOWN} */ mode) => server.run.end(SHUTDOWN[mode]);
  const stop = async () => {
    await halt('fast');
    clear();
  };
  const resume = async () => {
    server.run = await runPostgres(join(bin, 'postgres'), listening, options, {
      clear,
      patienceMs,
      isStandby,
    });
  };
  const url = `postgres://tracker@127.0.0.1:${port}/postgres`;
  return { url, version, stop, halt, resume, pid: () => server.run.pid };
}

/** How PostgreSQL is ended: clients are cut off, or it dies as in a crash. */
const SHUTDOWN = /** @type {const} */ ({ fast: 'SIGINT', immediate: 'SIGQUIT' });

/**
 * Runs the program until it is ended, at the latest with this process, and waits until it accepts connections: a restored
 * backup does so for reading before it is whole, which is no start.
 *
 * @param {string} program @param {string[]} words
 * @param {import('node:child_process').SpawnOptions} options
 * @param {{ clear: () => void, patienceMs?: number | undefined, isStandby?: boolean | undefined }} ways what is done when this
 *   process ends first, or it does not start; how long that may take; whether it is enough that it can be read
 */
async function runPostgres(program, words, options, { clear, patienceMs = START_PATIENCE_MS, isStandby }) {
  const ready = isStandby ? 'ready to accept read-only connections' : 'ready to accept connections';
  const server = spawn(program, words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr?.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const abandon = () => {
    server.kill(SHUTDOWN.fast);
    clear();
  };
  process.once('exit', abandon);
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    process.off('exit', abandon);
    server.kill(signal);
    await ended;
  };
  const deadline = Date.now() + patienceMs;
  while (!log.includes(ready)) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await end(SHUTDOWN.fast);
      clear();
      throw new Error(`PostgreSQL did not start: ${log}`);
    }
    await pause(50);
  }
  return { end, pid: Number(server.pid) };
}

/** @param {string} bin @param {string} folder @param {string} data folder of the new cluster, inside the other */
function makeCluster(bin, folder, data) {
  const owner = unprivilegedUser();
  giveTo(owner, folder);
  const options = ['-D', data, '-U', 'tracker', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), options, {
    cwd: folder,
    ...owner,
    env: environment(),
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

const environment = () => ({ ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' });

/** @param {{ uid: number, gid: number } | undefined} owner @param {string} folder */
export function giveTo(owner, folder) {
  if (owner !== undefined) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
}

/**
 * PostgreSQL refuses to run as root: then it runs as the user of Debian's package, or as nobody.
 *
 * @returns {{ uid: number, gid: number } | undefined} undefined when we are not root
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line =
    users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}
