import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';

/**
 * A text for each table that differs whenever somebody wrote to it: how many rows it has, and the latest transaction that wrote
 * one of them. To see that a refused request wrote nothing.
 *
 * @param exempt tables that a refusal may write to
 */
export async function rowDigests(db: Db, exempt: readonly string[] = []): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const watched = tables.filter(({ name }) => !exempt.includes(name));
  const one = watched.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, count(*)::text || ':' || coalesce(max(xmin::text::bigint), 0)::text as digest
      from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(one, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
