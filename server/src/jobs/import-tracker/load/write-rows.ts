import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  isOfConstraints,
  isOfValues,
  sqlErrorFacts,
  type SqlErrorFacts,
} from '../../../platform/database/sql-error.ts';
import { inSavepoint } from '../../../platform/database/statements/in-savepoint.ts';
import type { ConvertedRow } from './convert-row.ts';
import type { ColumnFacts, TableFacts } from '../source/schema-facts.ts';
import type { Remark } from '../report/tally.ts';

/** What became of the rows that were to be written. */
export interface Written {
  readonly rows: readonly ConvertedRow[];
  readonly refusals: readonly Remark[];
}

/**
 * Inserts rows in one statement; where the database refuses it, in halves, until the rows that are at fault are found.
 *
 * @param columns of all rows
 */
export async function insertRows(
  db: Db,
  table: TableFacts,
  columns: readonly string[],
  rows: readonly ConvertedRow[],
): Promise<Written> {
  return inParts(db, rows, async (part) => {
    await sql`${insertion(table, columns, part)}`.execute(db);
  });
}

/**
 * Inserts links, and leaves alone those that exist.
 *
 * @returns also how many were new
 */
export async function insertLinks(
  db: Db,
  table: TableFacts,
  columns: readonly string[],
  rows: readonly ConvertedRow[],
): Promise<Written & { inserted: number }> {
  let inserted = 0;
  const written = await inParts(db, rows, async (part) => {
    const { numAffectedRows } = await sql`${insertion(table, columns, part)} on conflict do nothing`.execute(
      db,
    );
    inserted += Number(numAffectedRows ?? 0);
  });
  return { ...written, inserted };
}

/** Writes over rows that are here by their key: what the source leaves empty stays. */
export async function updateRows(
  db: Db,
  table: TableFacts,
  columns: readonly string[],
  rows: readonly ConvertedRow[],
): Promise<Written> {
  const key = sql.id(table.key ?? 'id');
  const kept = columns.map((column) => sql`coalesce(given.${sql.id(column)}, kept.${sql.id(column)})`);
  const sets = columns.map((column, index) => sql`${sql.id(column)} = ${kept[index]}`);
  const before = columns.map((column) => sql`kept.${sql.id(column)}`);
  return inParts(db, rows, async (part) => {
    await sql`
      update ${sql.table(table.name)} kept set ${sql.join(sets)}
      from ${recordset(table, part)} given
      where given.${key} = kept.${key} and row(${sql.join(before)}) is distinct from row(${sql.join(kept)})`.execute(
      db,
    );
  });
}

function insertion(
  table: TableFacts,
  columns: readonly string[],
  rows: readonly ConvertedRow[],
): RawBuilder<unknown> {
  return sql`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.id(column)))})
    select ${sql.join(columns.map((column) => valueOf(table.columns.get(column), column)))}
    from ${recordset(table, rows)} given`;
}

/** A required column without a value has its default. */
function valueOf(facts: ColumnFacts | undefined, column: string): RawBuilder<unknown> {
  const given = sql`given.${sql.id(column)}`;
  return facts?.isRequired === true && facts.fallback !== null
    ? sql`coalesce(${given}, ${sql.raw(facts.fallback)})`
    : given;
}

function recordset(table: TableFacts, rows: readonly ConvertedRow[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows.map(({ values }) => values));
  return sql`json_populate_recordset(null::${sql.table(table.name)}, ${json}::json)`;
}

async function inParts(
  db: Db,
  rows: readonly ConvertedRow[],
  write: (part: readonly ConvertedRow[]) => Promise<void>,
): Promise<Written> {
  if (rows.length === 0) return { rows: [], refusals: [] };
  try {
    await inSavepoint(db, () => write(rows));
    return { rows, refusals: [] };
  } catch (error) {
    const facts = sqlErrorFacts(error);
    if (facts === undefined || !isFaultOfRow(facts)) throw error;
    const [first, ...others] = rows;
    if (first !== undefined && others.length === 0)
      return { rows: [], refusals: [describeRefusal(first, facts)] };
  }
  const middle = Math.ceil(rows.length / 2);
  const before = await inParts(db, rows.slice(0, middle), write);
  const after = await inParts(db, rows.slice(middle), write);
  return { rows: [...before.rows, ...after.rows], refusals: [...before.refusals, ...after.refusals] };
}

function isFaultOfRow(facts: SqlErrorFacts): boolean {
  return isOfValues(facts) || isOfConstraints(facts);
}

const UNIQUE = '23505';
const CHECK = '23514';

/** A refusal of the database in words for a person. */
export function describeRefusal({ key }: ConvertedRow, facts: SqlErrorFacts): Remark {
  const { code, column = null, constraint = '', detail, message } = facts;
  const [, columns, value] = /^Key \((.+)\)=\((.*)\) already exists/.exec(detail ?? '') ?? [];
  if (code === UNIQUE && columns !== undefined)
    return {
      key,
      column: columns,
      reason: 'another row has the same, and it must be unique',
      advice: 'Decide which of the two is right, and change or delete the other in the source.',
      from: value ?? null,
    };
  const reason = code === CHECK ? `breaks the rule ${constraint} of the database` : message;
  return { key, column, reason, advice: 'Correct the values of this row in the source and import again.' };
}
