import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { replaceRows, type WantedRow } from './replace-rows.ts';

let database: TestDatabase;
let mutationId: number;
let otherId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  [mutationId, otherId] = [await addMutation(), await addMutation()];
});
afterAll(() => database.close());

async function addMutation(): Promise<number> {
  const added = await database.db
    .insertInto('mutation')
    .values({ symbol: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

type Deletion = WantedRow<'molecular_mutation_deletion'>;

function deletion(id: number | null, start: number): Deletion {
  return { id, chr: 'chr5', start, stop: start + 10, size: 10 };
}

async function replace(stored: readonly number[], rows: readonly Deletion[], parent = mutationId) {
  return replaceRows(
    database.db,
    'molecular_mutation_deletion',
    { column: 'mutation_id', id: parent },
    stored,
    rows,
  );
}

async function starts(parent = mutationId): Promise<[number, number | null][]> {
  const rows = await database.db
    .selectFrom('molecular_mutation_deletion')
    .select(['id', 'start'])
    .where('mutation_id', '=', parent)
    .orderBy('id')
    .execute();
  return rows.map(({ id, start }) => [id, start]);
}

test('rows of a request replace those of the parent: unchanged, changed, added, deleted', async () => {
  const [first = 0, second = 0, third = 0] = await replace(
    [],
    [deletion(null, 1), deletion(-1, 2), deletion(0, 3)],
  );
  expect(await starts()).toEqual([
    [first, 1],
    [second, 2],
    [third, 3],
  ]);

  const ids = await replace(
    [first, second, third],
    [deletion(null, 9), deletion(third, 30), deletion(first, 1)],
  );
  expect(ids.slice(1)).toEqual([third, first]);
  expect(await starts()).toEqual([
    [first, 1],
    [third, 30],
    [ids[0], 9],
  ]);
  expect(await replace(ids, [])).toEqual([]);
  expect(await starts()).toEqual([]);
});

test('an id of another parent, of nobody, or named twice makes a new row', async () => {
  const [foreign = 0] = await replace([], [deletion(null, 7)], otherId);
  const [own = 0] = await replace([], [deletion(null, 1)]);
  const ids = await replace(
    [own],
    [deletion(foreign, 5), deletion(999_999, 6), deletion(own, 2), deletion(own, 3)],
  );
  expect(ids[2]).toBe(own);
  expect(new Set([...ids, foreign]).size).toBe(5);
  expect((await starts()).map(([, start]) => start)).toEqual([2, 5, 6, 3]);
  expect(await starts(otherId)).toEqual([[foreign, 7]]);
});
