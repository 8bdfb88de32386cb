import { sql } from 'kysely';
import type { Job } from '../../schedule/repeat.ts';
import type { Db, OpenDatabase } from '../database.ts';

const EVERY_MS = 60_000;

/**
 * Collects the statistics of tables that have grown, as PostgreSQL's autovacuum does, which the embedded database does not
 * have: without them the planner takes a table for what it was when it was analyzed last, perhaps empty.
 */
export function collectStatistics({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Job[] {
  if (kind !== 'embedded') return [];
  return [
    {
      name: 'statistics of tables that have grown',
      firstAfterMs: EVERY_MS,
      everyMs: EVERY_MS,
      run: () => analyzeGrownTables(db),
    },
  ];
}

/** One table at a time, so that others get through. @returns the tables that were analyzed */
export async function analyzeGrownTables(db: Db): Promise<string[]> {
  const names = await grownTables(db);
  for (const name of names) await sql`analyze ${sql.table(name)}`.execute(db);
  return names;
}

/** Tables whose pages are at least twice those that they had when they were analyzed. */
async function grownTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int >= 2 * greatest(relpages, 1)
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}
