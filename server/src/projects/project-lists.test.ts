import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { ANONYMOUS, type Subject } from '../permissions/caller.ts';
import { addGene } from '../testing/test-genes.ts';
import { addProject } from '../testing/test-projects.ts';
import { findPage, findPageFromEnd } from './list-repository.ts';
import { projectLists } from './project-lists.ts';
import { SORTABLE, type SortProperty } from './project-order.ts';

const STATUSES = ['Plan Created', 'Founder Obtained', 'Genotype Confirmed'];
const PRIVACIES = ['public', 'protected', 'restricted'] as const;
/** Signed in, but a stranger to all work: restricted projects are masked. */
const stranger: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  for (const [index, symbol] of ['Egr2', 'Cib2', 'Zfp36'].entries())
    await addGene(database.db, { symbol, accId: `MGI:${index + 1}` });
  for (let number = 0; number < 11; number++) await add(number);
});
afterAll(() => database.close());

function add(number: number) {
  return addProject(database.db, {
    privacy: PRIVACIES[number % 3] ?? 'public',
    summaryStatus: STATUSES[(number * 7) % 3] ?? 'Plan Created',
    assignmentStatus: number % 2 === 0 ? 'Assigned' : 'Inspect - Conflict',
    intentions: [{ gene: ['Egr2', 'Cib2', 'Zfp36'][number % 3] ?? 'Egr2' }],
  });
}

function sorted(property: SortProperty, direction: 'asc' | 'desc', page: number, size = 4) {
  return { page, size, offset: page * size, sort: [{ property, direction }] };
}

const orders = SORTABLE.flatMap((property) => [[property, 'asc'] as const, [property, 'desc'] as const]);

test.each(orders)('a page read from the end is the page: %s %s', async (property, direction) => {
  const question = { criteria: {}, subject: stranger };
  for (let page = 0; page < 4; page++) {
    const paging = sorted(property, direction, page);
    expect(await findPageFromEnd(database.db, question, paging, 11)).toEqual(
      await findPage(database.db, question, paging),
    );
  }
});

test('a list that grows while it is paged through loses and repeats nothing', async () => {
  const readPage = projectLists(database.db, 0);
  const question = { criteria: {}, subject: stranger };
  const idsOf = async (page: number) =>
    (await readPage(question, sorted('tpn', 'asc', page))).rows.map(({ id }) => id);
  const before = [...(await idsOf(0)), ...(await idsOf(1)), ...(await idsOf(2))];
  expect(before).toHaveLength(11);
  await add(11);
  const last = await readPage(question, sorted('tpn', 'asc', 2));
  expect(last.rows.map(({ id }) => id)).toEqual([...before.slice(8), expect.any(Number)]);
  expect(last.total).toBe(12);
});
