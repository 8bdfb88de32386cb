import { sql, type Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';

/** Rows a statement: large enough to be quick, small enough for the parameter to stay a few megabytes. */
const ROWS_A_STATEMENT = 5000;

/**
 * Inserts many rows in few statements: the rows travel as one JSON parameter, so neither driver's limit
 * on parameters matters. All rows must have the same columns as the first.
 *
 * @param options.skipExisting leaves rows alone that a unique key already has
 */
export async function bulkInsert<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  options: { skipExisting?: boolean } = {},
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const target = sql.table(table);
  const onConflict = options.skipExisting === true ? sql`on conflict do nothing` : sql``;
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT));
    await sql`
      insert into ${target} (${columns})
      select ${columns} from json_populate_recordset(null::${target}, ${json}::json)
      ${onConflict}`.execute(db);
  }
}

/** After rows came with their own ids: the next id each table hands out is one more than its largest. */
export async function continueIdentities(db: Db, tables: readonly (keyof Database)[]): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
      from ${sql.table(table)}`.execute(db);
  }
}
