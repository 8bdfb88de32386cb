import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AddedEntries } from './added-entries.ts';
import { completeRow, neededEntries } from './complete-row.ts';
import { broken, EMPTIED, type ConvertedRow } from './convert-row.ts';
import type { IdLists } from './id-lists.ts';
import type { LoadPlan } from './load-plan.ts';
import type { ColumnFacts, TableFacts } from '../source/schema-facts.ts';
import type { Written } from './write-rows.ts';
import type { SourceDatabase } from '../source/source-database.ts';
import type { Tally } from '../report/tally.ts';

/** What is needed to know where a reference leads. */
export interface Known {
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly ids: IdLists;
}

/**
 * Removes rows whose parent is missing, because it was refused or never existed; an optional reference is set to null
 * instead. References into lists with other ids here were resolved when the ids were exchanged.
 */
async function refuseBrokenReferences(
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

/** What loading a table needs besides its plan. */
export interface Loading {
  readonly db: Db;
  readonly source: SourceDatabase;
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly ids: IdLists;
  readonly entries: AddedEntries;
  readonly tally: Tally;
}

/** The rows that are ready to be written; the others are refused. */
export async function readyRows(
  plan: LoadPlan,
  rows: readonly ConvertedRow[],
  { db, tables, ids, entries, tally }: Loading,
): Promise<readonly ConvertedRow[]> {
  await entries.provide(rows.flatMap((row) => neededEntries(plan, row)));
  const complete: ConvertedRow[] = [];
  for (const row of rows) {
    const result = completeRow(plan, row, entries);
    if ('refusal' in result) tally.refuse(result.refusal);
    else complete.push(result);
  }
  const checked = await refuseBrokenReferences(db, plan, complete, { tables, ids });
  for (const refusal of checked.refusals) tally.refuse(refusal);
  return checked.rows;
}
