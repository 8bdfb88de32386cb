import fc from 'fast-check';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Sort } from '../http/paging.ts';
import { ANONYMOUS, type Subject } from '../permissions/caller.ts';
import { addGene } from '../testing/test-genes.ts';
import { addProject } from '../testing/test-projects.ts';
import { findAll, findPage, type ListQuestion } from './list-repository.ts';
import { shortcutTo } from './page-shortcuts.ts';
import { rememberPlaces } from './places.ts';
import { projectLists, type ReadProjectPage } from './project-lists.ts';
import { SORTABLE, type SortProperty } from './project-order.ts';
import { rememberTotals } from './totals.ts';

const GENES = ['Egr2', 'Cib2', 'Zfp36'];
const PRIVACIES = ['public', 'protected', 'restricted'] as const;
const ORDERS = SORTABLE.flatMap((property) =>
  (['asc', 'desc'] as const).map((direction) => ({ property, direction })),
);
/** Signed in, but a stranger to all work: restricted projects are masked. */
const stranger: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };
const EVERYTHING: ListQuestion = { criteria: {}, subject: stranger };

type Order = (typeof ORDERS)[number];

let database: TestDatabase;
let readPage: ReadProjectPage;
let added = 0;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  for (const [index, symbol] of GENES.entries())
    await addGene(database.db, { symbol, accId: `MGI:${index + 1}` });
  for (let count = 0; count < 23; count++) await add(GENES[count % 3]);
});
beforeEach(() => {
  // Every way is worth taking, however short the list.
  readPage = projectLists(database.db, 0);
});
afterAll(() => database.close());

async function add(gene = 'Egr2'): Promise<void> {
  added += 1;
  await addProject(database.db, {
    privacy: PRIVACIES[added % 3] ?? 'public',
    intentions: [{ gene }],
  });
}

const CHANGES = {
  nothing: () => Promise.resolve(),
  'a new project': () => add(),
  'another place in the order': async () => {
    await sql`update gene set symbol = case symbol when 'Zfp36' then 'Aaa1' else 'Zfp36' end
      where symbol in ('Zfp36', 'Aaa1')`.execute(database.db);
  },
  'another privacy': async () => {
    await sql`update project set privacy_id = (select id from privacy where rank = 1 + project.id % 2)
      where project.id % 5 = ${added % 5}`.execute(database.db);
    await sql`select refresh_all_project_index()`.execute(database.db);
  },
  'a project less': async () => {
    await sql`delete from project_index where project_id = (
      select project_id from project_index order by project_id offset 5 limit 1)`.execute(database.db);
  },
};

function paging(order: Order, page: number, size: number) {
  return { page, size, offset: page * size, sort: [order] };
}

async function idsOf(question: ListQuestion, order: Order, page: number, size: number): Promise<number[]> {
  return (await readPage(question, paging(order, page, size))).rows.map(({ id }) => id);
}

test.each(ORDERS)('pages in a row are the list: $property $direction', async (order) => {
  const seen: number[] = [];
  for (let page = 0; seen.length < added; page++) seen.push(...(await idsOf(EVERYTHING, order, page, 4)));
  expect(seen).toEqual(await findAll(database.db, EVERYTHING, [order]));
});

test('whatever changes in between, a page is that of the list as it is now', async () => {
  const anonymous: ListQuestion = { criteria: {}, subject: ANONYMOUS };
  const step = fc.record({
    change: fc.constantFrom(...Object.values(CHANGES)),
    question: fc.constantFrom(EVERYTHING, anonymous),
    order: fc.constantFrom(...ORDERS),
    page: fc.nat(7),
    size: fc.constantFrom(3, 4),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      for (const { change, question, order, page, size } of steps) {
        await change();
        const expected = await findPage(database.db, question, paging(order, page, size));
        expect(await idsOf(question, order, page, size)).toEqual(expected.value);
      }
    }),
    { numRuns: 12 },
  );
});

test('a page that is read while the list changes is the page of one moment', async () => {
  const order: Order = { property: 'tpn', direction: 'desc' };
  const moments = [await findAll(database.db, EVERYTHING, [order])];
  let isChanging = true;
  const changing = (async () => {
    for (let count = 0; count < 12; count++) {
      await add();
      moments.push(await findAll(database.db, EVERYTHING, [order]));
    }
    isChanging = false;
  })();
  const pages: { offset: number; ids: number[] }[] = [];
  for (let turn = 0; isChanging || turn % 5 > 0; turn++) {
    const page = turn % 5;
    pages.push({ offset: page * 4, ids: await idsOf(EVERYTHING, order, page, 4) });
  }
  await changing;
  const strange = pages.filter(
    ({ offset, ids }) => !moments.some((list) => list.slice(offset, offset + 4).join() === ids.join()),
  );
  expect(strange).toEqual([]);
  expect(
    new Set(pages.filter(({ offset }) => offset === 0).map(({ ids }) => ids.join())).size,
  ).toBeGreaterThan(1);
});

describe('the shortest way', () => {
  const sort: Sort<SortProperty>[] = [{ property: 'tpn', direction: 'asc' }];

  async function skipped(offset: number, knownSort = sort): Promise<number | undefined> {
    const known = { totals: rememberTotals(database.db), places: rememberPlaces() };
    const asked = { question: EVERYTHING, sort: knownSort };
    known.places.remember(asked, { version: 7, value: { position: 200, projectId: 1 } });
    known.places.remember(asked, { version: 7, value: { position: 600, projectId: 2 } });
    const page = { page: 0, size: 20, offset, sort: knownSort };
    return (await shortcutTo(known, { question: EVERYTHING, paging: page }))?.skipped;
  }

  test.each([
    ['before all known places', 180, undefined],
    ['where a page ended', 200, 0],
    ['behind the nearest place', 590, 390],
    ['behind the last place', 5000, 4400],
  ])('%s', async (_case, offset, expected) => {
    expect(await skipped(offset)).toBe(expected);
  });

  test('is from the end where that is nearer', async () => {
    const totals = rememberTotals(database.db);
    const { version } = await findPage(
      database.db,
      EVERYTHING,
      paging({ property: 'tpn', direction: 'asc' }, 0, 1),
    );
    const total = await totals.count(EVERYTHING, version);
    const asked = { question: EVERYTHING, paging: { page: 0, size: 4, offset: total - 6, sort } };
    expect((await shortcutTo({ totals, places: rememberPlaces() }, asked))?.skipped).toBe(2);
  });

  test('is none for an order that no index holds', async () => {
    expect(await skipped(700, [{ property: 'summaryStatusName', direction: 'asc' }])).toBeUndefined();
    expect(await skipped(700, [{ property: 'markerSymbol', direction: 'desc' }])).toBeUndefined();
    expect(await skipped(700, [{ property: 'markerSymbol', direction: 'asc' }])).toBe(100);
  });
});

test('places of an earlier version give way to those of a later one', () => {
  const places = rememberPlaces();
  const asked = { question: EVERYTHING, sort: [] };
  places.remember(asked, { version: 1, value: { position: 20, projectId: 5 } });
  places.remember(asked, { version: 2, value: { position: 60, projectId: 6 } });
  expect(places.before(asked, 40)).toBeUndefined();
  expect(places.before(asked, 60)).toEqual({ version: 2, value: { position: 60, projectId: 6 } });
});
