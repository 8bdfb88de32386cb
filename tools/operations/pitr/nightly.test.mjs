/** `deploy/backup/nightly.sh` as its container runs it: as the user of the database, with the tools and nothing that they install. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onPath } from '../../machine/commands.mjs';
import { findPostgres, giveTo, startPostgres, unprivilegedUser } from '../../machine/postgres.mjs';
import { query } from '../postgres-programs.mjs';
import { findPgbackrest } from './pgbackrest.mjs';
import { readProof } from './restore-proof.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const programs = findPostgres();
const hasPrograms =
  programs !== undefined && findPgbackrest() !== undefined && onPath('envsubst') !== undefined;
const withPrograms = hasPrograms ? test : test.skip;

/** @param {string} folder gets what the container has */
function layOut(folder) {
  cpSync(join(ROOT, 'deploy/backup'), join(folder, 'deploy/backup'), { recursive: true });
  const isOurs = (/** @type {string} */ path) => !path.includes('node_modules');
  cpSync(join(ROOT, 'tools'), join(folder, 'tools'), { recursive: true, filter: isOurs });
  for (const part of ['backups', 'locks', 'proof']) mkdirSync(join(folder, part));
  giveTo(unprivilegedUser(), folder);
}

/**
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} found
 * @param {{ folder: string, config: string, url: string }} where
 */
function environmentOf(found, { folder, config, url }) {
  const data = query(found, url, 'show data_directory')[0]?.[0] ?? '';
  return {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    TEMPLATE: join(folder, 'deploy/backup/pgbackrest.conf.template'),
    PGBACKREST_CONFIG: config,
    PASSPHRASE: 'a passphrase of the test',
    REPOSITORY: join(folder, 'backups'),
    LOCKS: join(folder, 'locks'),
    DATA: data,
    SOCKETS: dirname(data),
    PORT: new URL(url).port,
    DATABASE: 'tracker',
    RESTORE_PROOF_FILE: join(folder, 'proof/restore.json'),
  };
}

/** @param {string} folder @param {NodeJS.ProcessEnv} env */
function night(folder, env) {
  const scripts = join(folder, 'deploy/backup');
  const options = { cwd: folder, ...unprivilegedUser(), encoding: /** @type {const} */ ('utf8'), env };
  return spawnSync(join(scripts, 'with-settings.sh'), [join(scripts, 'nightly.sh')], options);
}

withPrograms(
  'a night: the first backup is made, restored and verified; a night with another passphrase is a failure',
  async () => {
    if (programs === undefined) return;
    const folder = mkdtempSync(join(tmpdir(), 'tracker-nightly-'));
    layOut(folder);
    const config = join(folder, 'pgbackrest.conf');
    const archive = `pgbackrest --config=${config} --stanza=tracker archive-push %p`;
    const settings = { archive_mode: 'on', archive_command: archive, wal_level: 'replica' };
    const database = await startPostgres(programs, { settings });
    try {
      query(programs, database.url, 'create database tracker');
      query(
        programs,
        database.url.replace(/postgres$/, 'tracker'),
        'create table plan as select generate_series(1, 70) as id',
      );
      const environment = environmentOf(programs, { folder, config, url: database.url });
      const proof = environment.RESTORE_PROOF_FILE;
      const { status, stdout, stderr } = night(folder, environment);
      expect({ status, text: status === 0 ? '' : stderr }).toEqual({ status: 0, text: '' });
      expect(stdout).toMatch(/The newest backup came back whole, .* Tables: 1, rows: 70\./);
      expect(readProof(proof)).toMatchObject({ tables: 1, rows: 70 });

      const withAnother = { ...environment, PASSPHRASE: 'another passphrase' };
      expect(night(folder, withAnother).status).toBe(1);
      expect(readProof(proof)).toMatchObject({ rows: 70, failedAt: expect.stringMatching(/Z$/) });
    } finally {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
