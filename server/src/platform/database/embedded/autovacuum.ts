import { sql } from 'kysely';
import type { ScheduledTask } from '../../schedule/repeat.ts';
import type { Db, OpenDatabase } from '../database.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';

/** What PostgreSQL's autovacuum does, which the embedded database does not have. */
export function autovacuum({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): ScheduledTask[] {
  if (kind !== 'embedded') return [];
  return [
    {
      name: 'statistics of tables that have grown',
      firstAfterMs: MINUTE_MS,
      everyMs: MINUTE_MS,
      run: ({ signal }) => analyzeGrownTables(db, signal),
    },
    {
      name: 'vacuum',
      firstAfterMs: HOUR_MS,
      everyMs: HOUR_MS,
      run: ({ signal }) => vacuumTables(db, signal),
    },
  ];
}

/**
 * Collects statistics: without them the planner takes a table for what it was when it was analyzed last, perhaps empty. One table at
 * a time, so that others get through.
 *
 * @returns the tables that were analyzed
 */
export async function analyzeGrownTables(db: Db, signal?: AbortSignal): Promise<string[]> {
  const names = await grownTables(db);
  for (const name of names) {
    signal?.throwIfAborted();
    await sql`analyze ${sql.table(name)}`.execute(db);
  }
  return names;
}

/**
 * Frees what changed rows leave behind, in tables and indexes, which would otherwise grow for ever, and marks what can be read from an
 * index alone. Each table by itself, so that others get through: one without changes takes about a millisecond; of 100,000 projects, the
 * index 0.3 s after 4,000 changes and 0.4 after 20,000.
 */
export async function vacuumTables(db: Db, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where ${IS_OWN_TABLE} order by name`.execute(db);
  for (const { name } of rows) {
    signal?.throwIfAborted();
    await sql`vacuum ${sql.table(name)}`.execute(db);
  }
}

const IS_OWN_TABLE = sql`relkind = 'r' and relnamespace = 'public'::regnamespace`;

/** Tables whose pages are at least twice those that they had when they were analyzed. */
async function grownTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where ${IS_OWN_TABLE}
      and pg_relation_size(oid) / current_setting('block_size')::int >= 2 * greatest(relpages, 1)
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}
