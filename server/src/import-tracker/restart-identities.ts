import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { IdLists } from './id-lists.ts';
import type { LoadPlan } from './load-plan.ts';
import type { SourceDatabase } from './source-database.ts';

/**
 * The next number that a table gives is beyond all that the source gave: also to rows that were refused or that are gone,
 * because people may know them (data-model.md section 1.1).
 */
export async function restartIdentities(
  db: Db,
  source: SourceDatabase,
  { mapping, facts }: LoadPlan,
  ids: IdLists,
): Promise<void> {
  if (!facts.hasIdentity || facts.key === null) return;
  const { rows } = await sql<{ largest: number }>`
    select coalesce(max(${sql.id(facts.key)}), 0) as largest from ${sql.table(facts.name)}`.execute(db);
  const isCopied = mapping.load.kind === 'copy' && mapping.load.newIds !== true;
  const given = isCopied ? (await source.lastId(mapping.source)) + ids.shiftOf(facts.name) : 0;
  const next = Math.max(rows[0]?.largest ?? 0, given) + 1;
  // Unlike setval, this is taken back with the transaction.
  await sql`alter table ${sql.table(facts.name)} alter column ${sql.id(facts.key)} restart with ${sql.lit(next)}`.execute(
    db,
  );
}
