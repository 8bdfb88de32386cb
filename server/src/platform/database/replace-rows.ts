import { sql, type Updateable } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';

/** Tables whose rows have their own id and belong to a row of another table. */
export type ChildTable = {
  [Table in keyof Database]: Database[Table] extends { id: unknown } ? Table : never;
}[keyof Database];

/** The parent of the rows: the column that refers to it, and its id. */
export interface ParentKey<Table extends ChildTable> {
  column: keyof Database[Table] & string;
  id: number;
}

/** A row as a request wants it: which stored row it is, if any, and its columns without that of the parent. */
export type WantedRow<Table extends ChildTable> = Updateable<Omit<Database[Table], 'id'>> & {
  id: number | null;
};

/**
 * Makes the rows of a parent those of a request, by the rules of api-2 §21: rows that are not wanted any more are
 * deleted, retained ones are updated in place where they differ, the others are inserted. An id that is not among the
 * stored ones (null, negative, of another parent, named twice) makes a new row. All rows have the same columns.
 *
 * @param stored ids of the parent's rows at present
 * @returns the ids of the rows, in the order of the request
 */
export async function replaceRows<Table extends ChildTable>(
  tx: Db,
  table: Table,
  parent: ParentKey<Table>,
  stored: readonly number[],
  rows: readonly WantedRow<Table>[],
): Promise<number[]> {
  const unclaimed = new Set(stored);
  const placed = rows.map((row) => ({ row, isKept: row.id !== null && unclaimed.delete(row.id) }));
  const kept = placed.filter(({ isKept }) => isKept).map(({ row }) => row);
  const added = placed.filter(({ isKept }) => !isKept).map(({ row }) => row);
  if (unclaimed.size > 0) await deleteRows(tx, table, [...unclaimed]);
  if (kept.length > 0) await updateRows(tx, table, kept);
  const newIds = added.length === 0 ? [] : await insertRows(tx, table, parent, added);
  let next = 0;
  return placed.map(({ row, isKept }) => (isKept ? row.id : newIds[next++]) ?? 0);
}

async function deleteRows(tx: Db, table: ChildTable, ids: readonly number[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = any (${[...ids]}::bigint[])`.execute(tx);
}

async function updateRows(tx: Db, table: ChildTable, rows: readonly object[]): Promise<void> {
  const columns = columnsOf(rows);
  const target = sql.table(table);
  const assignments = columns.map((column) => sql`${sql.ref(column)} = wanted.${sql.ref(column)}`);
  const stored = sql.join(columns.map((column) => sql`stored.${sql.ref(column)}`));
  const wanted = sql.join(columns.map((column) => sql`wanted.${sql.ref(column)}`));
  await sql`
    update ${target} stored set ${sql.join(assignments)}
    from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json) wanted
    where stored.id = wanted.id and row(${stored}) is distinct from row(${wanted})`.execute(tx);
}

async function insertRows<Table extends ChildTable>(
  tx: Db,
  table: Table,
  parent: ParentKey<Table>,
  rows: readonly object[],
): Promise<number[]> {
  const target = sql.table(table);
  const columns = sql.join(columnsOf(rows).map((column) => sql.ref(column)));
  const inserted = await sql<{ id: number }>`
    insert into ${target} (${sql.ref(parent.column)}, ${columns})
    select ${parent.id}::bigint, ${columns}
    from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json) with ordinality
    order by ordinality
    returning id`.execute(tx);
  return inserted.rows.map(({ id }) => id);
}

function columnsOf(rows: readonly object[]): string[] {
  return Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
}
