import type { GeneListPage } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { CAST } from '../../../testing/cast.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import {
  addProjectOn,
  CONTENT,
  inShort,
  MANAGER,
  openGeneLists,
  record,
  recordsOf,
  save,
} from './testing/gene-lists.ts';

let tracker: TestApp;
const PUBLIC = '/api/geneList/IMPC/publicContent';

beforeAll(async () => {
  tracker = await openGeneLists();
  await save(tracker, [
    record('Aaa1', { note: 'check strain', visible: true, recordTypes: ['Tier2', 'Tier1'] }),
    record('Aaa3,Aaa2'),
    record('Aaa4', { note: 'b', visible: true }),
    record('Aaa5', { note: 'A' }),
  ]);
});
afterAll(() => tracker.close());

test('GET /api/geneList/descriptions: the lists that there are, for everybody (spec part 2 §7; api-3 §1.3)', async () => {
  expect(await getJson(tracker, '/api/geneList/descriptions')).toContainEqual({
    consortiumName: 'IMPC',
    description: 'Wish list 2031',
  });
});

describe('GET /api/geneList/{consortium}/content: records (api-3 §1.4)', () => {
  test('have their genes in the order given, their types, and links to pages: _embedded.records and page (spec part 2 §3, §7)', async () => {
    const page = await getJson<GeneListPage>(tracker, `${CONTENT}?page=0&size=1&sort=id,ASC`, MANAGER);
    expect(page._embedded?.records).toEqual([
      {
        id: expect.any(Number),
        note: 'check strain',
        visible: true,
        genes: [{ id: expect.any(Number), accId: 'MGI:1', symbol: 'Aaa1', name: 'gene 1', index: 0 }],
        recordTypes: ['Tier1', 'Tier2'],
        projects: [],
      },
    ]);
    expect(page.page).toEqual({ size: 1, totalElements: 4, totalPages: 4, number: 0 });
    expect(page._links.self.href).toBe(`${BASE_URL}${CONTENT}`);
    expect(inShort(await recordsOf(tracker))).toEqual(['Aaa1 Tier1 Tier2', 'Aaa3+Aaa2', 'Aaa4', 'Aaa5']);
  });

  test('come 20 a page by default (spec part 2 §9)', async () => {
    const { page } = await getJson<GeneListPage>(tracker, CONTENT, MANAGER);
    expect(page.size).toBe(20);
  });

  test.each([
    ['id,DESC', ['Aaa5', 'Aaa4', 'Aaa3+Aaa2', 'Aaa1 Tier1 Tier2']],
    ['note,ASC', ['Aaa5', 'Aaa4', 'Aaa1 Tier1 Tier2', 'Aaa3+Aaa2']],
    ['visible,DESC', ['Aaa1 Tier1 Tier2', 'Aaa4', 'Aaa3+Aaa2', 'Aaa5']],
  ])('are sorted by %s', async (sort, expected) => {
    expect(inShort(await recordsOf(tracker, { query: `&sort=${sort}` }))).toEqual(expected);
  });

  test('an unknown consortium has none, and names are compared as they are written', async () => {
    expect(await recordsOf(tracker, { path: '/api/geneList/Nobody/content' })).toEqual([]);
    expect(await recordsOf(tracker, { path: '/api/geneList/impc/content' })).toEqual([]);
    // As of every empty page of the existing server.
    expect(await getJson(tracker, '/api/geneList/Nobody/content', MANAGER)).not.toHaveProperty('_embedded');
  });

  test('need a token; what is visible is for everybody at publicContent (spec part 2 §6, §7; api-3 §10.3)', async () => {
    expect((await get(tracker, CONTENT)).statusCode).toBe(403);
    expect(inShort(await recordsOf(tracker, { path: PUBLIC, caller: null }))).toEqual([
      'Aaa1 Tier1 Tier2',
      'Aaa4',
    ]);
  });
});

test('records that are not visible are for people with a role in the consortium and administrators (spec part 2 §6)', async () => {
  const hidden = ['Aaa3+Aaa2', 'Aaa5'];
  for (const caller of [CAST.consortiumMember, CAST.administrator, MANAGER])
    expect(inShort(await recordsOf(tracker, { caller }))).toEqual(expect.arrayContaining(hidden));
  for (const caller of [CAST.stranger, CAST.unitMember, CAST.memberOfConsortiumUnit]) {
    expect(inShort(await recordsOf(tracker, { caller }))).toEqual(['Aaa1 Tier1 Tier2', 'Aaa4']);
    expect((await getJson<GeneListPage>(tracker, CONTENT, caller)).page.totalElements).toBe(2);
  }
});

describe('filter by gene (spec part 2 §7; api-3 §1.6)', () => {
  test.each([
    ['a symbol in any case', 'aAA4', ['Aaa4']],
    ['an accession id', 'MGI:4', ['Aaa4']],
    ['a synonym', 'oldname', ['Aaa3+Aaa2']],
    ['one gene of several', 'Aaa2', ['Aaa3+Aaa2']],
    ['several terms', 'Aaa5, Aaa1', ['Aaa1 Tier1 Tier2', 'Aaa5']],
    ['a wildcard', '%a2', ['Aaa3+Aaa2']],
    ['a synonym with a wildcard', 'oldn%', ['Aaa3+Aaa2']],
    ['nothing that is known', 'Nonsense', []],
    ['an underscore, which is no wildcard', 'Aaa_', []],
  ])('%s', async (_what, term, expected) => {
    const query = `&markerSymbol=${encodeURIComponent(term)}`;
    expect(inShort(await recordsOf(tracker, { query }))).toEqual(expected);
  });

  test('refuses to compare each gene with hundreds of patterns (anonymously)', async () => {
    const patterns = Array.from({ length: 300 }, (_none, index) => `%25${index}`).join(',');
    expect(refusal(await get(tracker, `${PUBLIC}?markerSymbol=${patterns},Aaa1`, null))).toBe(
      '400 A search may have at most 20 names with wildcards, but this one has 300. Whole names may be more.',
    );
  });

  test('without a term the response is empty (204), in the public list it is everything', async () => {
    const response = await get(tracker, `${CONTENT}?markerSymbol=`, MANAGER);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await recordsOf(tracker, { path: PUBLIC, query: '&markerSymbol=', caller: null })).toHaveLength(2);
  });
});

describe('projects of a record (api-3 §1.4)', () => {
  let exact: string;
  let restricted: string;
  beforeAll(async () => {
    exact = await addProjectOn(tracker.db, ['Aaa2', 'Aaa3']);
    await addProjectOn(tracker.db, ['Aaa2']);
    await addProjectOn(tracker.db, ['Aaa1', 'Aaa2', 'Aaa3']);
    restricted = await addProjectOn(tracker.db, ['Aaa4'], { privacy: 'restricted', consortia: ['IMPC'] });
  });
  const projectsOf = async (gene: string, caller: string | null, path = CONTENT) =>
    (await recordsOf(tracker, { query: `&markerSymbol=${gene}`, caller, path }))[0]?.projects;

  test('are on exactly its genes, in whatever order', async () => {
    expect(await projectsOf('Aaa2', MANAGER)).toEqual([{ tpn: exact, summaryStatus: 'Plan Created' }]);
  });

  test('contain only what the caller may know of them', async () => {
    const known = { tpn: restricted, summaryStatus: 'Plan Created' };
    expect(await projectsOf('Aaa4', CAST.consortiumMember)).toEqual([known]);
    expect(await projectsOf('Aaa4', CAST.stranger)).toEqual([{ ...known, summaryStatus: null }]);
    expect(await projectsOf('Aaa4', null, PUBLIC)).toEqual([]);
  });
});
