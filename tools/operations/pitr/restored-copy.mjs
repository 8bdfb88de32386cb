import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveTo, startPostgres, unprivilegedUser } from '../../machine/postgres.mjs';
import { pgbackrest } from './pgbackrest.mjs';

/** A week of log is read again before the copy accepts connections. */
const RECOVERY_PATIENCE_MS = 60 * 60_000;

/** Only this machine reaches the copy, and it is gone afterwards. */
const ACCESS = 'local all all trust\nhost all all 127.0.0.1/32 trust\n';

/**
 * @typedef {{ config: string, stanza?: string, moment?: string }} Backup moment: what it is brought back to; the end of the
 *   archived log without it
 */

/**
 * Restores the newest backup with its log into a PostgreSQL of its own, which archives nothing, and uses that.
 *
 * @template T
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} programs
 * @param {Backup} backup
 * @param {(url: string) => T} use gets the address of the copy
 * @returns {Promise<T>}
 */
export async function withRestoredCopy(programs, { config, stanza, moment }, use) {
  const target = moment === undefined ? [] : ['--type=time', `--target=${moment}`, '--target-action=promote'];
  const fill = (/** @type {string} */ data) => {
    mkdirSync(data, { mode: 0o700 });
    giveTo(unprivilegedUser(), dirname(data));
    pgbackrest(config, [`--pg1-path=${data}`, '--archive-mode=off', ...target, 'restore'], stanza);
    writeFileSync(join(data, 'pg_hba.conf'), ACCESS);
    // Debian keeps the settings elsewhere, so that a backup of its clusters has none.
    const settings = join(data, 'postgresql.conf');
    if (!existsSync(settings)) writeFileSync(settings, '');
  };
  const copy = await startPostgres(programs, {
    fill,
    settings: { archive_mode: 'off' },
    patienceMs: RECOVERY_PATIENCE_MS,
  });
  try {
    return use(copy.url);
  } finally {
    await copy.stop();
  }
}
