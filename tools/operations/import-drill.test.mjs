/** The command that imports the existing tracker, as an operator runs it: two PostgreSQL databases and a process. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../machine/postgres.mjs';
import { root } from '../workspace.mjs';
import { query, rowHashes, runProgram } from './postgres-programs.mjs';

const SERVER = join(root, 'server');
const MODEL = join(SERVER, 'src/jobs/import-tracker/testing/existing-model');
const PATIENCE_MS = 300_000;

const programs = findPostgres();
const withPostgres = programs === undefined ? test.skip : test;

/**
 * @typedef {{ from: string, to: string, folder: string }} Places the two databases, and where reports are written
 * @typedef {import('../machine/postgres.mjs').PostgresPrograms} PostgresPrograms
 */

/** @param {PostgresPrograms} programs @param {string} url of the cluster @param {string} name @returns {string} its address */
function createDatabase(programs, url, name) {
  query(programs, url, `create database ${name}`);
  return url.replace(/\/postgres$/, `/${name}`);
}

/** The existing tracker's tables and rows, in its own schema. @param {PostgresPrograms} programs @param {string} url */
function fillExistingTracker(programs, url) {
  const files = ['tables', 'rows'].flatMap((folder) =>
    readdirSync(join(MODEL, folder))
      .sort()
      .flatMap((name) => ['-f', join(MODEL, folder, name)]),
  );
  const begin = ['-c', 'create schema gentar', '-c', 'set search_path to gentar'];
  runProgram(programs, 'psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', ...begin, ...files, url]);
}

/** All rows of a database, as text. @param {PostgresPrograms} programs @param {string} url */
function dataOf(programs, url) {
  const dump = runProgram(programs, 'pg_dump', ['--data-only', url]);
  // Newer versions begin and end with a key that is another each time.
  return dump.replaceAll(/^\\(un)?restrict .*$/gm, '');
}

/** Starts the command. @param {Places} places @param {string[]} [more] arguments */
function startImport({ from, to, folder }, more = []) {
  const child = spawn(
    process.execPath,
    ['dist/import-tracker.mjs', '--schema', 'gentar', '--report', folder, ...more],
    {
      cwd: SERVER,
      env: { ...process.env, INIT_CWD: SERVER, IMPORT_FROM: from, DATABASE_URL: to },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => output };
}

/** @param {Places} places @param {string[]} [more] @returns {Promise<{ code: number | null, output: string }>} */
async function runImport(places, more) {
  const { ended, output } = startImport(places, more);
  const code = await ended;
  return { code, output: output() };
}

/** @param {() => boolean} holds @param {() => string} complaint */
async function until(holds, complaint) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(complaint());
    await pause(100);
  }
}

/** Kills an import in the midst of its work. @param {PostgresPrograms} programs @param {Places} places */
async function killHalfway(programs, places) {
  // Another session locks a table that comes late, so the import cannot be done before it is killed.
  const holder = spawn(join(programs.bin, 'psql'), ['-X', places.to], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const holderEnded = new Promise((resolve) => holder.once('exit', resolve));
  holder.stdin.write('begin; lock table history in share mode;\n');
  const sessions = (/** @type {string} */ condition) =>
    query(programs, places.to, `select pid from pg_locks where ${condition}`).length;
  await until(
    () => sessions("relation = 'history'::regclass and mode = 'ShareLock' and granted") > 0,
    () => 'The table was not locked.',
  );
  const started = startImport(places);
  await until(
    () => sessions("relation = 'history'::regclass and not granted") > 0,
    () => `The import did not come to the history: ${started.output()}`,
  );
  started.child.kill('SIGKILL');
  await started.ended;
  holder.stdin.end();
  await holderEnded;
  const others =
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await until(
    () => query(programs, places.to, others).length === 0,
    () => 'The killed import is still connected.',
  );
  return started.output();
}

withPostgres(
  'a rehearsal and a killed import leave nothing, an import brings all, and a second one is refused',
  async () => {
    if (programs === undefined) return;
    const folder = mkdtempSync(join(tmpdir(), 'tracker-import-'));
    const postgres = await startPostgres(programs);
    try {
      const places = {
        from: createDatabase(programs, postgres.url, 'existing'),
        to: createDatabase(programs, postgres.url, 'tracker'),
        folder,
      };
      fillExistingTracker(programs, places.from);
      const projects = () => query(programs, places.to, 'select tpn from project order by 1').flat();

      const rehearsal = await runImport(places, ['--dry-run']);
      expect(rehearsal).toMatchObject({ code: 0, output: expect.stringContaining('project: 6 taken') });
      const empty = rowHashes(programs, places.to);
      expect(projects()).toEqual([]);

      expect(await killHalfway(programs, places)).toContain('mutation: 3 taken');
      expect(rowHashes(programs, places.to)).toEqual(empty);

      const source = dataOf(programs, places.from);
      expect((await runImport(places)).code).toBe(0);
      expect(projects()).toHaveLength(6);
      expect(projects()).toContain('TPN:000000017');
      expect(readFileSync(join(folder, 'import-report.md'), 'utf8')).toContain('No row was refused.');
      const { dryRun } = JSON.parse(readFileSync(join(folder, 'import-report.json'), 'utf8'));
      expect(dryRun).toBe(false);
      expect(dataOf(programs, places.from)).toBe(source);

      const whole = rowHashes(programs, places.to);
      const second = await runImport(places);
      expect(second).toMatchObject({ code: 1, output: expect.stringContaining('already holds 6 projects') });
      expect(rowHashes(programs, places.to)).toEqual(whole);
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);
