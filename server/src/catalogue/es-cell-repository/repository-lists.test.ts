import type { PageInfo, PageLinks } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { esCellRoutes } from './routes.ts';
import { addRepository } from './testing/repository.ts';

const JO = 'jo@lab.example';
const AT = '/api/targ_rep';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([esCellRoutes]);
  await addPerson(tracker.db, { email: JO });
});

afterAll(() => tracker.close());

interface ListAnswer {
  _embedded?: Record<string, { id: number; name?: string }[]>;
  _links: PageLinks;
  page: PageInfo;
}

const list = (path: string) => getJson<ListAnswer>(tracker, `${AT}${path}`, JO);

const RELATIONS = [
  ['/es_cell', 'targrep_es_cells', 2],
  ['/alleles', 'targrep_alleles', 3],
  ['/targeting_vectors', 'targrep_targeting_vectors', 2],
  ['/genbank_file', 'targ_rep_genbank_file', 1],
] as const;

test.each(RELATIONS)('%s of an empty repository', async (path) => {
  expect(await list(path)).toEqual({
    _links: { self: { href: `${BASE_URL}${AT}${path}` } },
    page: { size: 20, totalElements: 0, totalPages: 0, number: 0 },
  });
});

describe('of a repository', () => {
  beforeAll(async () => {
    await addRepository(tracker.db);
  });

  test.each(RELATIONS)('%s lists under %s, by id, each as it is by itself', async (path, relation, count) => {
    const { _embedded, page } = await list(path);
    const items = _embedded?.[relation] ?? [];
    expect(items).toHaveLength(count);
    expect(page).toEqual({ size: 20, totalElements: count, totalPages: 1, number: 0 });
    expect(items.map(({ id }) => id)).toEqual(
      items.map(({ id }) => id).toSorted((one, other) => one - other),
    );
    for (const item of items) expect(await list(`${path}/${item.id}`)).toEqual(item);
  });

  test('the pipelines of every installation', async () => {
    const { _embedded } = await list('/pipelines');
    expect(_embedded?.targrep_pipelines?.map(({ name }) => name)).toContain('EUCOMM');
  });

  test('are sorted and paged as requested', async () => {
    const names = async (query: string) =>
      (await list(`/es_cell?${query}`))._embedded?.targrep_es_cells?.map(({ name }) => name);
    expect(await names('sort=name,ASC')).toEqual(['CLONE0001_A01', 'CLONE0002_A01']);
    expect(await names('sort=name,DESC')).toEqual(['CLONE0002_A01', 'CLONE0001_A01']);
    expect(await names('sort=pipelineId&sort=name,DESC&size=1')).toEqual(['CLONE0002_A01']);
    expect(await names('sort=name&size=1&page=1')).toEqual(['CLONE0002_A01']);
    expect(await names('page=9')).toBeUndefined();
  });

  test('with several pages link to the other pages', async () => {
    const to = (page: number) => `${BASE_URL}${AT}/es_cell?page=${page}&size=1&sort=name,asc`;
    const response = await get(tracker, `${AT}/es_cell?size=1&sort=name,ASC`, JO);
    expect(response.json<ListAnswer>()._links).toEqual({
      first: [{ href: to(0) }],
      self: { href: `${BASE_URL}${AT}/es_cell` },
      next: [{ href: to(1) }],
      last: [{ href: to(1) }],
    });
    expect(response.headers.link).toBe(`<${to(0)}>; rel="first", <${to(1)}>; rel="next"`);
  });

  test('cannot be sorted by what they do not have', async () => {
    expect(refusal(await get(tracker, `${AT}/pipelines?sort=colour`, JO))).toBe(
      "400 Cannot sort by 'colour'. Use one of: id, name, description, geneTrap, reportToPublic.",
    );
  });
});

test.each([
  '/es_cell',
  '/es_cell/1',
  '/es_cell_by_name/x',
  '/es_cell_by_symbol/x',
  '/alleles',
  '/alleles/1',
  '/pipelines',
  '/pipelines/1',
  '/targeting_vectors',
  '/targeting_vectors/1',
  '/genbank_file',
  '/genbank_file/1',
])('%s needs a token', async (path) => {
  expect((await get(tracker, `${AT}${path}`)).statusCode).toBe(403);
});
