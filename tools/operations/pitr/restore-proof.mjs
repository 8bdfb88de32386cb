import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * What the server shows as the last proven restore (RESTORE_PROOF_FILE).
 *
 * @typedef {{ provenAt?: string, restoredTo?: string, tables?: number, rows?: number, failedAt?: string, reason?: string }} RestoreProof
 */

/** @param {string} file @returns {RestoreProof} */
export const readProof = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** @param {string} file @param {import('./prove-backup.mjs').Restored} restored */
export function writeProof(file, restored, now = new Date()) {
  replace(file, { provenAt: now.toISOString(), ...restored });
}

/** A failure keeps what was proven before. @param {string} file @param {string} reason */
export function writeFailure(file, reason, now = new Date()) {
  replace(file, { ...readProof(file), failedAt: now.toISOString(), reason });
}

/** The server never reads half of it. @param {string} file @param {RestoreProof} proof */
function replace(file, proof) {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(proof));
  renameSync(next, file);
}
