import { query, rowHashes, runProgram } from '../postgres-programs.mjs';
import { withRestoredCopy } from './restored-copy.mjs';

/**
 * @typedef {{ restoredTo: string, tables: number, rows: number }} Restored the last change that came back, and how much did
 */

/**
 * Restores the newest backup to the end of its log, reads every row of every table, and verifies indexes and pages.
 *
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} programs
 * @param {import('./restored-copy.mjs').Backup & { database: string, user: string }} backup
 * @returns {Promise<Restored>}
 * @throws when it cannot be restored, or is not whole
 */
export function proveBackup(programs, { database, user, ...backup }) {
  return withRestoredCopy(programs, backup, (address) => {
    const url = addressOf(address, { database, user });
    const { port } = new URL(url);
    const where = ['--host=127.0.0.1', `--port=${port}`, `--username=${user}`, `--database=${database}`];
    runProgram(programs, 'pg_amcheck', ['--install-missing', '--heapallindexed', ...where]);
    const counts = Object.values(rowHashes(programs, url)).map((hash) => Number(hash.split(' ')[0]));
    const rows = counts.reduce((total, count) => total + count, 0);
    if (rows === 0) throw new Error(`The restored database ${database} has no rows.`);
    return { restoredTo: lastChange(programs, url), tables: counts.length, rows };
  });
}

/** @param {string} address @param {{ database: string, user: string }} of */
function addressOf(address, { database, user }) {
  const url = new URL(address);
  url.username = user;
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * When the last transaction of the log was committed; the moment of the last checkpoint where nothing came after the backup.
 *
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} programs @param {string} url
 */
function lastChange(programs, url) {
  const moment = `coalesce(pg_last_xact_replay_timestamp(), (pg_control_checkpoint()).checkpoint_time) at time zone 'UTC'`;
  return query(programs, url, `select to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)[0]?.[0] ?? '';
}
