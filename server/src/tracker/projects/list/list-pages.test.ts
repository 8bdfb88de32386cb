import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { ANONYMOUS, type Subject } from '../../../identity/permissions/caller.ts';
import { findAll, findPage } from './list-repository.ts';
import { readProjectPage } from './project-lists.ts';
import { SORTABLE } from './project-order.ts';

const STATUSES = ['Plan Created', 'Founder Obtained', 'Genotype Confirmed'];
const PRIVACIES = ['public', 'protected', 'restricted'] as const;
const GENES = ['Egr2', 'Cib2', 'Zfp36'];
/** Signed in, but a stranger to all work: restricted projects are masked. */
const STRANGER: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };
const EVERYTHING = { criteria: {}, subject: STRANGER };
const ORDERS = SORTABLE.flatMap((property) =>
  (['asc', 'desc'] as const).map((direction) => ({ property, direction })),
);

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  for (const [index, symbol] of GENES.entries())
    await addGene(database.db, { symbol, accId: `MGI:${index + 1}` });
  for (let number = 0; number < 23; number++) await add(number);
});
afterAll(() => database.close());

function add(number: number) {
  return addProject(database.db, {
    privacy: PRIVACIES[number % 3] ?? 'public',
    summaryStatus: STATUSES[(number * 7) % 3] ?? 'Plan Created',
    assignmentStatus: number % 2 === 0 ? 'Assigned' : 'Inspect - Conflict',
    intentions: [{ gene: GENES[number % 3] ?? 'Egr2' }],
  });
}

function paging(order: (typeof ORDERS)[number], page: number, size = 4) {
  return { page, size, offset: page * size, sort: [order] };
}

test.each(ORDERS)('pages in a row are the list: $property $direction', async (order) => {
  const list = await findAll(database.db, EVERYTHING, [order]);
  const pages = [];
  for (let page = 0; page * 4 < list.length; page++)
    pages.push(await findPage(database.db, EVERYTHING, paging(order, page)));
  expect(pages.flatMap(({ ids }) => ids)).toEqual(list);
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([list.length]));
});

test('a list that grows while it is paged through loses and repeats nothing', async () => {
  const order = { property: 'tpn', direction: 'asc' } as const;
  const idsOf = async (page: number) =>
    (await readProjectPage(database.db, EVERYTHING, paging(order, page, 12))).rows.map(({ id }) => id);
  const before = [...(await idsOf(0)), ...(await idsOf(1))];
  await add(23);
  const last = await readProjectPage(database.db, EVERYTHING, paging(order, 1, 12));
  expect(last.rows.map(({ id }) => id)).toEqual([...before.slice(12), expect.any(Number)]);
  expect(last.total).toBe(before.length + 1);
});

test('a page beyond the last is empty, and its total is that of the list', async () => {
  const all = await findAll(database.db, EVERYTHING, []);
  expect(await findPage(database.db, EVERYTHING, { offset: 1000, size: 20, sort: [] })).toEqual({
    ids: [],
    total: all.length,
  });
});

test('a project without a status yet comes before those with one', async () => {
  const [id] = await findAll(database.db, EVERYTHING, []);
  await sql`update project set summary_status_id = null where id = ${id}`.execute(database.db);
  await sql`select refresh_project_index(array[${id}::bigint])`.execute(database.db);
  const { ids } = await findPage(
    database.db,
    EVERYTHING,
    paging({ property: 'summaryStatusName', direction: 'asc' }, 0),
  );
  expect(ids[0]).toBe(id);
});

test.each(['status', 'assignment_status'])(
  'an entry of %s that changes places takes its projects with it',
  async (list) => {
    await sql`update ${sql.table(list)} set ordering = ordering + 1000000 where id % 2 = 0`.execute(
      database.db,
    );
    const { rows } = await sql`
      select tpn from (select * from project_index except select * from project_index_source) stale`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  },
);
