/** Every column that may be empty in the existing tracker and not here has a fate, and nothing else has one. */
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { planLoad } from '../load/load-plan.ts';
import { readTargetTables, type TableFacts } from '../source/schema-facts.ts';
import {
  EXISTING_SCHEMA,
  openExistingTracker,
  type ExistingTracker,
} from '../testing/existing-model/open-existing-tracker.ts';
import { FATES } from './empty-columns.ts';
import { MAPPINGS } from './mappings.ts';

let existing: ExistingTracker;
let ours: TestDatabase;
let tables: ReadonlyMap<string, TableFacts>;
let theirs: Map<string, Map<string, boolean>>;
beforeAll(async () => {
  existing = await openExistingTracker();
  ours = await openTestDatabase();
  tables = await readTargetTables(ours.db);
  theirs = await columnsOf(existing);
});
afterAll(async () => {
  await existing.close();
  await ours.close();
});

/** By table and column: may it be empty? */
async function columnsOf({ db }: ExistingTracker) {
  const { rows } = await sql<{ table: string; column: string; isOptional: boolean }>`
    select c.relname as "table", a.attname as "column", not a.attnotnull as "isOptional"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and c.relnamespace = ${EXISTING_SCHEMA}::regnamespace`.execute(db);
  const columns = new Map<string, Map<string, boolean>>();
  for (const { table, column, isOptional } of rows)
    columns.set(table, (columns.get(table) ?? new Map<string, boolean>()).set(column, isOptional));
  return columns;
}

/** Our required columns whose column there may be empty, as `table.column`. */
function emptiable(): string[] {
  return MAPPINGS.flatMap((mapping) => {
    const there = theirs.get(mapping.source);
    const facts = tables.get(mapping.target);
    if (there === undefined || facts === undefined) throw new Error(`There is no table ${mapping.source}.`);
    const plan = planLoad(mapping, new Set(there.keys()), facts);
    return plan.columns
      .filter((name) => facts.columns.get(name)?.isRequired === true && mapping.inputs?.[name] === undefined)
      .filter((name) => there.get(mapping.renamed?.[name] ?? name) === true)
      .map((name) => `${mapping.source}.${name}`);
  });
}

test('every required column of ours that may be empty there has a fate', () => {
  const decided = new Set(FATES.flatMap(({ columns }) => columns));
  const needed = emptiable();
  expect(needed.filter((column) => !decided.has(column))).toEqual([]);
  expect(needed.length).toBeGreaterThan(150);
});

test('every fate is of a column that there is, and each column has one', () => {
  const decided = FATES.flatMap(({ columns }) => columns);
  expect(decided.filter((column, index) => decided.indexOf(column) !== index)).toEqual([]);
  const unknown = decided.filter((column) => {
    const [table = '', name = ''] = column.split('.');
    const mapping = MAPPINGS.find(({ source }) => source === table);
    return mapping === undefined || tables.get(mapping.target)?.columns.has(name) !== true;
  });
  expect(unknown).toEqual([]);
});
