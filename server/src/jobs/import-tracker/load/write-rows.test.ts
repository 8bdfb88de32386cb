import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import type { ConvertedRow } from './convert-row.ts';
import type { TableFacts } from '../source/schema-facts.ts';
import { readTargetTables } from '../source/schema-facts.ts';
import { insertLinks, insertRows, updateRows } from './write-rows.ts';

let database: TestDatabase;
let tables: ReadonlyMap<string, TableFacts>;
beforeAll(async () => {
  database = await openTestDatabase();
  tables = await readTargetTables(database.db);
});
afterAll(async () => database.close());

function tableOf(name: string): TableFacts {
  const facts = tables.get(name);
  if (facts === undefined) throw new Error(`There is no table ${name}.`);
  return facts;
}

function row(values: ConvertedRow['values']): ConvertedRow {
  return { key: `id ${values.id ?? ''}`, sourceId: values.id ?? '', values, changes: [], derived: {} };
}

const work = <T>(use: (db: TestDatabase['db']) => Promise<T>) => database.db.transaction().execute(use);

test('finds the rows that the database refuses among those it accepts, and reports them in words', async () => {
  const names = ['Harwell', 'JAX', ' blank', 'TCP', 'harwell', 'UCD'];
  const rows = names.map((name, index) => row({ id: String(100 + index), name }));
  const written = await work((db) => insertRows(db, tableOf('work_unit'), ['id', 'name'], rows));

  expect(written.rows.map(({ key }) => key)).toEqual(['id 100', 'id 101', 'id 103', 'id 105']);
  expect(written.refusals).toEqual([
    expect.objectContaining({ key: 'id 102', reason: expect.stringContaining('work_unit_name_check') }),
    expect.objectContaining({
      key: 'id 104',
      column: 'lower(name)',
      reason: expect.stringMatching(/unique/),
      from: 'harwell',
    }),
  ]);
  const stored = await database.db.selectFrom('work_unit').select(['id', 'name']).orderBy('id').execute();
  expect(stored.map(({ name }) => name)).toEqual(['Harwell', 'JAX', 'TCP', 'UCD']);
});

test('a value that is required and empty has the default of the database', async () => {
  const person = row({ id: '1', email: 'ada@lab.example', is_active: null, is_admin: 'true' });
  const columns = ['id', 'email', 'is_active', 'is_admin'];
  await work((db) => insertRows(db, tableOf('person'), columns, [person]));
  const stored = await database.db.selectFrom('person').select(['is_active', 'is_admin']).executeTakeFirst();
  expect(stored).toEqual({ is_active: true, is_admin: true });
});

test('a failure that is not the fault of a row ends the import', async () => {
  const unknown = { ...tableOf('work_unit'), name: 'no_such_table' };
  await expect(work((db) => insertRows(db, unknown, ['id'], [row({ id: '1' })]))).rejects.toThrow(
    /no_such_table/,
  );
});

test('of links only the new ones are counted', async () => {
  const link = (unit: string) => row({ work_group_id: '7', work_unit_id: unit });
  await work((db) => insertRows(db, tableOf('work_group'), ['id', 'name'], [row({ id: '7', name: 'JAX' })]));
  const columns = ['work_group_id', 'work_unit_id'];
  const insert = (units: string[]) =>
    work((db) => insertLinks(db, tableOf('work_group_work_unit'), columns, units.map(link)));
  expect((await insert(['100', '101'])).inserted).toBe(2);
  expect((await insert(['101', '103', '103'])).inserted).toBe(1);
});

test('what the source leaves empty does not wipe out what is here', async () => {
  const facts = tableOf('work_unit');
  await database.db
    .updateTable('work_unit')
    .set({ full_name: 'Mary Lyon Centre' })
    .where('id', '=', 100)
    .execute();
  await work((db) =>
    updateRows(db, facts, ['full_name', 'ilar_code'], [row({ id: '100', full_name: null, ilar_code: 'H' })]),
  );
  const stored = await database.db
    .selectFrom('work_unit')
    .select(['full_name', 'ilar_code'])
    .where('id', '=', 100)
    .executeTakeFirst();
  expect(stored).toEqual({ full_name: 'Mary Lyon Centre', ilar_code: 'H' });
});
