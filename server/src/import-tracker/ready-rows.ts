import type { Db } from '../db/database.ts';
import { refuseBrokenReferences } from './check-references.ts';
import { completeRow, type ConvertedRow } from './convert-row.ts';
import type { IdLists } from './id-lists.ts';
import type { LoadPlan } from './load-plan.ts';
import type { TableFacts } from './schema-facts.ts';
import type { SourceDatabase } from './source-database.ts';
import type { Tally } from './tally.ts';

/** What loading a table needs besides its plan. */
export interface Loading {
  readonly db: Db;
  readonly source: SourceDatabase;
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly ids: IdLists;
  readonly tally: Tally;
}

/** The rows that are ready to be written; the others are refused. */
export async function readyRows(
  plan: LoadPlan,
  rows: readonly ConvertedRow[],
  { db, tables, ids, tally }: Loading,
): Promise<readonly ConvertedRow[]> {
  const complete: ConvertedRow[] = [];
  for (const row of rows) {
    const result = completeRow(plan, row);
    if ('refusal' in result) tally.refuse(result.refusal);
    else complete.push(result);
  }
  const checked = await refuseBrokenReferences(db, plan, complete, { tables, ids });
  for (const refusal of checked.refusals) tally.refuse(refusal);
  return checked.rows;
}
