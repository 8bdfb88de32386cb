import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** What a database contains, in numbers: enough to see whether anything was left behind. */
export interface Fingerprint {
  /** By table. */
  rows: Map<string, number>;
  /** The last number of each kind that people know (data-model section 1.1); null where none was given. */
  lastNumbers: Map<string, number | null>;
}

const NUMBERED = [
  'project',
  'plan',
  'outcome',
  'mutation',
  'phenotyping_stage',
  'guide',
  'insertion_sequence',
];

/** Counts all tables of the tracker, and reads where its public numbers are. */
export async function fingerprint(db: Db): Promise<Fingerprint> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const rows = new Map<string, number>();
  for (const { name } of tables.rows) {
    const response = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    rows.set(name, response.rows[0]?.rows ?? 0);
  }
  const sequences = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'
      and sequencename = any (${NUMBERED.map((table) => `${table}_id_seq`)})
    order by sequencename`.execute(db);
  return { rows, lastNumbers: new Map(sequences.rows.map(({ name, last }) => [name, last])) };
}
