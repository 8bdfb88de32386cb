import { readFile } from 'node:fs/promises';
import Type from 'typebox';
import Value from 'typebox/value';
import type { RestoreHealth } from 'shared/contract';

/** What `tools/operations/pitr/restore-proof.mjs` writes. */
const ProofFile = Type.Object({
  provenAt: Type.Optional(Type.String()),
  restoredTo: Type.Optional(Type.String()),
  tables: Type.Optional(Type.Integer()),
  rows: Type.Optional(Type.Integer()),
  failedAt: Type.Optional(Type.String()),
});

/**
 * When a backup was last restored and verified. A file that is not there, or not such a one, proves nothing.
 *
 * @returns undefined where no file is named: this server does not know
 */
export async function readRestoreHealth(file: string | undefined): Promise<RestoreHealth | undefined> {
  if (file === undefined) return undefined;
  const content = await contentOf(file);
  if (!Value.Check(ProofFile, content)) return {};
  const { provenAt, restoredTo, tables, rows, failedAt } = content;
  const isProven = isMoment(provenAt) && isMoment(restoredTo) && tables !== undefined && rows !== undefined;
  return {
    ...(isProven && { proven: { at: provenAt, restoredTo, tables, rows } }),
    ...(isMoment(failedAt) && { failedAt }),
  };
}

async function contentOf(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isMoment(text: string | undefined): text is string {
  return text !== undefined && !Number.isNaN(Date.parse(text));
}
