import { sql } from 'kysely';
import { inTransaction, type Db } from '../../src/platform/database/database.ts';
import { inSavepoint } from '../../src/platform/database/statements/in-savepoint.ts';

/** How a marked text is found in a response, `hidden plan.comment`, and what is below a plan. */
const MARK = /hidden [a-z_]+\.[a-zA-Z_]+|(?:TPO|MIN|PSN):\d+/g;

/** What stands in addresses, says what a row is about, or is read as a number. */
const KEPT = ['tpn', 'pin', 'tpo', 'min', 'psn', 'entity_name', 'field', 'embryo_2_cell'];

/** How many rows each table has. */
export async function countRows(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const counted = await sql<{
      count: number;
    }>`select count(*)::integer as count from ${sql.table(name)}`.execute(db);
    counts.set(name, counted.rows[0]?.count ?? 0);
  }
  return counts;
}

/**
 * Replaces each text of these tables by the name of its column. A column that takes no such text, because other rows or a rule depend
 * on it, stays as it is.
 *
 * @returns the marks
 */
export async function markTexts(db: Db, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER' and table_name = any (${[...tables]}::text[])
      and column_name <> all (${KEPT}::text[]) and column_name not like '%\\_by'`.execute(db);
  const marks: string[] = [];
  await inTransaction(db, '', async (tx) => {
    for (const { table, column } of rows) {
      const mark = `hidden ${table}.${column}`;
      const isMarked = await inSavepoint(tx, () =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${mark} where ${sql.ref(column)} is not null`.execute(
          tx,
        ),
      ).catch(() => undefined);
      if (Number(isMarked?.numAffectedRows ?? 0) > 0) marks.push(mark);
    }
  });
  return [...marks, ...(await markHistory(db))];
}

/** Of the history, the mark is what a record is about. Notes are words of the tracker, by which records are read as they were. */
async function markHistory(db: Db): Promise<string[]> {
  await sql`
    update history_detail set old_value = marked.mark, new_value = marked.mark
    from (select id, 'hidden history.' || entity_name as mark from history) marked
    where marked.id = history_detail.history_id`.execute(db);
  const { rows } = await sql<{ mark: string }>`
    select distinct 'hidden history.' || entity_name as mark from history join history_detail on history_id = history.id`.execute(
    db,
  );
  return rows.map(({ mark }) => mark);
}

/** The marks and numbers of records in a response. */
export function marksIn(text: string): string[] {
  return text.match(MARK) ?? [];
}
