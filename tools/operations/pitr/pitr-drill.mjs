import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { giveTo, startPostgres, unprivilegedUser } from '../../machine/postgres.mjs';
import { query, rowHashes } from '../postgres-programs.mjs';
import { pgbackrest } from './pgbackrest.mjs';
import { proveNightly } from './prove-nightly.mjs';
import { readProof } from './restore-proof.mjs';
import { withRestoredCopy } from './restored-copy.mjs';

const TEMPLATE = join(import.meta.dirname, '../../../deploy/backup/pgbackrest.conf.template');

/**
 * Backups by pgBackRest with the settings of `deploy/backup`, on PostgreSQLs of its own: a full backup, work, a differential one,
 * more work, somebody's mistake, the loss of the machine. It is brought back to the moment before the mistake, and to the end.
 *
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} programs
 * @param {{ fill: (url: string) => Promise<void>, goOn: (url: string) => Promise<void>, mistake: string }} work mistake: a statement
 */
export async function pitrDrill(programs, work) {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-pitr-'));
  const config = join(folder, 'pgbackrest.conf');
  for (const part of ['repository', 'locks']) mkdirSync(join(folder, part));
  giveTo(unprivilegedUser(), folder);
  try {
    const facts = await backedUpAndLost(programs, { folder, config }, work);
    const after = await withRestoredCopy(programs, { config, moment: facts.moment }, (url) =>
      rowHashes(programs, url),
    );
    const backups = JSON.parse(pgbackrest(config, ['info', '--output=json']))[0];
    return { ...facts, after, backups, ...(await provenAndBroken(programs, { folder, config })) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} programs
 * @param {{ folder: string, config: string }} where
 * @param {{ fill: (url: string) => Promise<void>, goOn: (url: string) => Promise<void>, mistake: string }} work
 */
async function backedUpAndLost(programs, { folder, config }, { fill, goOn, mistake }) {
  const archive = `pgbackrest --config=${config} --stanza=tracker archive-push %p`;
  const original = await startPostgres(programs, {
    settings: { archive_mode: 'on', archive_command: archive, wal_level: 'replica' },
  });
  const { url } = original;
  try {
    writeFileSync(config, settingsOf(programs, { url, folder }));
    pgbackrest(config, ['stanza-create']);
    await fill(url);
    pgbackrest(config, ['--type=full', 'backup']);
    const atFull = rowHashes(programs, url);
    await goOn(url);
    pgbackrest(config, ['--type=diff', 'backup']);
    await goOn(url);
    const before = rowHashes(programs, url);
    const moment = query(programs, url, 'select clock_timestamp()')[0]?.[0] ?? '';
    await pause(1000);
    query(programs, url, mistake);
    const atEnd = rowHashes(programs, url);
    // Ends the current piece of the log, and waits until it is in the repository.
    pgbackrest(config, ['check']);
    return { atFull, before, moment, atEnd };
  } finally {
    await original.stop();
  }
}

/**
 * What the nightly run notes about the repository, and, when its backups are gone, about that.
 *
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} programs
 * @param {{ folder: string, config: string }} where
 */
async function provenAndBroken(programs, { folder, config }) {
  const file = join(folder, 'proof.json');
  const environment = { RESTORE_DATABASE: 'postgres', RESTORE_PROOF_FILE: file };
  await proveNightly(programs, config, environment);
  const proof = readProof(file);
  rmSync(join(folder, 'repository/backup'), { recursive: true });
  const refusal = await proveNightly(programs, config, environment).then(
    () => undefined,
    (error) => String(error),
  );
  return { proof, refusal, proofAfterFailure: readProof(file) };
}

/** @param {import('../../machine/postgres.mjs').PostgresPrograms} programs @param {{ url: string, folder: string }} where */
function settingsOf(programs, { url, folder }) {
  const data = query(programs, url, 'show data_directory')[0]?.[0] ?? '';
  /** @type {Record<string, string>} */
  const values = {
    REPOSITORY: join(folder, 'repository'),
    PASSPHRASE: 'a passphrase of the drill',
    LOCKS: join(folder, 'locks'),
    DATA: data,
    SOCKETS: dirname(data),
    PORT: new URL(url).port,
    DATABASE: 'postgres',
  };
  return readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (_whole, name) => values[name] ?? '');
}
