import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { giveTo, startPostgres, unprivilegedUser } from '../machine/postgres.mjs';
import { query, rowHashes, runProgram } from './postgres-programs.mjs';

/** How long the last pieces of the log may take to reach the archive. */
const ARCHIVE_PATIENCE_MS = 30_000;

/**
 * @typedef {import('../machine/postgres.mjs').PostgresPrograms} PostgresPrograms
 * @typedef {Record<string, string>} Hashes by table: number of rows and a hash over them
 * @typedef {{ before: Hashes, after: Hashes }} Comparison what was backed up, and what came back
 */

/**
 * A restored copy of everything, by the two ways of docs/operations.md. It runs on PostgreSQLs of its own, which are gone
 * afterwards, and never touches another database.
 *
 * 1. A dump of a database (pg_dump) is restored into an empty one.
 * 2. A base backup and the archived log bring a destroyed database back to the moment before somebody's mistake, with what
 *    was written after the backup.
 *
 * @param {PostgresPrograms} programs
 * @param {{ fill: (url: string) => Promise<void>, goOn: (url: string) => Promise<void> }} work puts data into the database;
 *   changes something after the backup
 * @returns {Promise<{ dump: Comparison, pointInTime: Comparison, mistake: Hashes }>}
 */
export async function restoreDrill(programs, { fill, goOn }) {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-drill-'));
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  giveTo(unprivilegedUser(), folder);
  const settings = { archive_mode: 'on', archive_command: `cp %p ${archive}/%f`, wal_level: 'replica' };
  try {
    const original = await startPostgres(programs, { settings });
    const { url } = original;
    let facts;
    try {
      await fill(url);
      facts = await backUpAndGoOn(programs, { url, folder, goOn });
      await waitForArchive(programs, url);
    } finally {
      // Its folder goes with it: nothing but the backups is left.
      await original.stop();
    }
    const dump = { before: facts.atDump, after: await restoredDump(programs, join(folder, 'dump')) };
    const after = await restoredMoment(programs, { folder, archive, moment: facts.moment });
    return { dump, pointInTime: { before: facts.atMoment, after }, mistake: facts.mistake };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {PostgresPrograms} programs
 * @param {{ url: string, folder: string, goOn: (url: string) => Promise<void> }} where
 */
async function backUpAndGoOn(programs, { url, folder, goOn }) {
  const atDump = rowHashes(programs, url);
  runProgram(programs, 'pg_dump', ['--format=custom', `--file=${join(folder, 'dump')}`, url]);
  runProgram(programs, 'pg_basebackup', ['-D', join(folder, 'base'), '-d', url, '--checkpoint=fast']);
  await goOn(url);
  const atMoment = rowHashes(programs, url);
  const moment = query(programs, url, 'select clock_timestamp()')[0]?.[0] ?? '';
  await pause(1000);
  query(programs, url, 'truncate project cascade');
  return { atDump, atMoment, moment, mistake: rowHashes(programs, url) };
}

/** @param {PostgresPrograms} programs @param {string} url */
async function waitForArchive(programs, url) {
  const wanted = query(programs, url, 'select pg_walfile_name(pg_switch_wal())')[0]?.[0] ?? '';
  const deadline = Date.now() + ARCHIVE_PATIENCE_MS;
  const archived = () => query(programs, url, 'select last_archived_wal from pg_stat_archiver')[0]?.[0] ?? '';
  while (archived() < wanted) {
    if (Date.now() > deadline) throw new Error(`The log ${wanted} was not archived.`);
    await pause(200);
  }
}

/** @param {PostgresPrograms} programs @param {string} file @returns {Promise<Hashes>} */
async function restoredDump(programs, file) {
  const restored = await startPostgres(programs);
  try {
    runProgram(programs, 'pg_restore', ['--no-owner', '--exit-on-error', '-d', restored.url, file]);
    return rowHashes(programs, restored.url);
  } finally {
    await restored.stop();
  }
}

/**
 * @param {PostgresPrograms} programs
 * @param {{ folder: string, archive: string, moment: string }} backup
 * @returns {Promise<Hashes>}
 */
async function restoredMoment(programs, { folder, archive, moment }) {
  const settings = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  };
  const fill = (/** @type {string} */ data) => {
    runProgram({ bin: '/bin' }, 'cp', ['-a', join(folder, 'base'), data]);
    writeFileSync(join(data, 'recovery.signal'), '');
  };
  const restored = await startPostgres(programs, { settings, fill });
  try {
    await recovered(programs, restored.url);
    return rowHashes(programs, restored.url);
  } finally {
    await restored.stop();
  }
}

/** It accepts queries while it still replays the log. @param {PostgresPrograms} programs @param {string} url */
async function recovered(programs, url) {
  const deadline = Date.now() + ARCHIVE_PATIENCE_MS;
  while (query(programs, url, 'select pg_is_in_recovery()')[0]?.[0] !== 'f') {
    if (Date.now() > deadline) throw new Error('The log was not read to the moment that was asked for.');
    await pause(100);
  }
}

/** @param {Comparison} comparison @returns {string[]} */
export function differingTables({ before, after }) {
  const tables = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...tables].filter((table) => before[table] !== after[table]);
}
