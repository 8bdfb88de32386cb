import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PlacedValue } from './row-request.ts';

/**
 * What makes two rows the same: all values of the request that they make, whatever the order of their columns, the case of
 * their letters and the name that they have for the gene; and what the file itself calls the row, if it does.
 */
export function digestOfRow(values: readonly PlacedValue[], accessionId: string, reference: string): string {
  const request = values.map(({ column: { path }, value }) => [path, value]);
  const text = JSON.stringify([request, accessionId, reference]).toLowerCase();
  return createHash('sha256').update(text).digest('base64url');
}

/** A project that a row has created. */
export interface EarlierRow {
  tpn: string;
  line: number;
  jobId: number | null;
}

/** The project that was created from the same row before. */
export async function findEarlier(db: Db, digest: string): Promise<EarlierRow | undefined> {
  const { rows } = await sql<EarlierRow>`
    select project.tpn, imported_row.line, imported_row.bulk_job_id as "jobId"
    from imported_row join project on project.id = imported_row.project_id
    where imported_row.digest = ${digest}`.execute(db);
  return rows[0];
}

/** Keeps others from creating from the same row until the transaction ends: they wait, and find what it has created. */
export async function lockRow(tx: Db, digest: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(tx);
}

export async function noteImported(
  tx: Db,
  row: { digest: string; projectId: number; jobId: number; line: number },
): Promise<void> {
  await tx
    .insertInto('imported_row')
    .values({ digest: row.digest, project_id: row.projectId, bulk_job_id: row.jobId, line: row.line })
    .execute();
}
