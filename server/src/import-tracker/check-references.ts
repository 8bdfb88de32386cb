import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { broken, EMPTIED, type ConvertedRow } from './convert-row.ts';
import type { IdLists } from './id-lists.ts';
import type { LoadPlan } from './load-plan.ts';
import type { ColumnFacts, TableFacts } from './schema-facts.ts';
import type { Written } from './write-rows.ts';

/** What is needed to know where a reference leads. */
export interface Known {
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly ids: IdLists;
}

/**
 * Takes out the rows whose parent is not here, because it was refused or never was; a reference that is optional is
 * emptied instead. References into lists that have other ids here were settled when those were exchanged.
 */
export async function refuseBrokenReferences(
  db: Db,
  plan: LoadPlan,
  rows: readonly ConvertedRow[],
  { tables, ids }: Known,
): Promise<Written> {
  let kept = rows;
  const refusals = [];
  for (const name of plan.columns) {
    const facts = plan.facts.columns.get(name);
    const table = tables.get(facts?.refersTo ?? '');
    if (facts === undefined || table === undefined || ids.get(table.name) !== undefined) continue;
    const absent = await absentKeys(
      db,
      table,
      kept.map(({ values }) => values[name] ?? null),
    );
    if (absent.size === 0) continue;
    const isBroken = ({ values }: ConvertedRow) => absent.has(values[name] ?? '');
    if (facts.isRequired) refusals.push(...kept.filter(isBroken).map((row) => refusal(row, facts)));
    kept = facts.isRequired
      ? kept.filter((row) => !isBroken(row))
      : kept.map((row) => (isBroken(row) ? emptied(row, name) : row));
  }
  return { rows: kept, refusals };
}

async function absentKeys(
  db: Db,
  table: TableFacts,
  values: readonly (string | null)[],
): Promise<Set<string>> {
  const keys = [...new Set(values)].filter((value) => value !== null);
  if (keys.length === 0) return new Set();
  // One look into the index for each key: as a join, the whole table might be read for every batch.
  const { rows } = await sql<{ key: string }>`
    select wanted.key from json_array_elements_text(${JSON.stringify(keys)}::json) wanted (key)
    where (select true from ${sql.table(table.name)} there
           where ${sql.id('there', table.key ?? 'id')} = wanted.key::bigint) is null`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

function refusal(row: ConvertedRow, facts: ColumnFacts) {
  return { key: row.key, column: facts.name, from: row.values[facts.name] ?? null, ...broken(facts) };
}

function emptied(row: ConvertedRow, column: string): ConvertedRow {
  const change = { key: row.key, column, reason: EMPTIED, from: row.values[column] ?? null, to: null };
  return { ...row, values: { ...row.values, [column]: null }, changes: [...row.changes, change] };
}
