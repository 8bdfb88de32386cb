import { proveBackup } from './prove-backup.mjs';
import { writeFailure, writeProof } from './restore-proof.mjs';

/**
 * Proves the newest backup of a repository, and notes the result where the server reads it.
 *
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} programs
 * @param {string} config settings of pgBackRest
 * @param {NodeJS.ProcessEnv} environment PGBACKREST_STANZA, RESTORE_DATABASE and RESTORE_USER (each `tracker` without it),
 *   RESTORE_PROOF_FILE
 */
export async function proveNightly(programs, config, environment) {
  const { PGBACKREST_STANZA: stanza, RESTORE_DATABASE, RESTORE_USER, RESTORE_PROOF_FILE: file } = environment;
  const of = { database: RESTORE_DATABASE ?? 'tracker', user: RESTORE_USER ?? 'tracker' };
  try {
    const restored = await proveBackup(programs, { config, stanza, ...of });
    if (file !== undefined) writeProof(file, restored);
    return restored;
  } catch (error) {
    if (file !== undefined) writeFailure(file, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
