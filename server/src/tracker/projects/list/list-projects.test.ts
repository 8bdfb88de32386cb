import type { Project, ProjectPage } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { projectRoutes } from '../routes.ts';

let tracker: TestApp;

/** The projects of these tests, by what is special about them. */
const tpns = { public: '', protected: '', restricted: '', plain: '', twoGenes: '' };

beforeAll(async () => {
  tracker = await openTracker([projectRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addGene(db, { symbol: 'Egr2', accId: 'MGI:95296' });
  await addGene(db, { symbol: 'Rb1cc1', accId: 'MGI:1341850' });
  await addGene(db, { symbol: 'Atrx', accId: 'MGI:103067' });
  const intentions = [{ type: 'Exon Deletion', gene: 'Egr2' }];
  tpns.public = await addProject(db, {
    ...RELATED_WORK,
    intentions,
    imitsMiPlanId: 30001,
    assignmentStatus: 'Inspect - Conflict',
    summaryStatus: 'Genotype Confirmed',
  });
  tpns.protected = await addProject(db, {
    privacy: 'protected',
    intentions: [{ type: 'Insertion, Intragenic deletion', gene: 'Rb1cc1' }],
    plans: [{ workUnit: 'TCP', workGroup: 'DTCC' }],
  });
  tpns.restricted = await addProject(db, {
    privacy: 'restricted',
    consortia: ['IMPC', 'BaSH'],
    plans: [{ workUnit: 'JAX', workGroup: 'BaSH', colonies: ['JAX-R'] }],
    intentions: [{ type: 'Deletion', gene: 'Egr2' }],
    assignmentStatus: 'Inactive',
    summaryStatus: 'Attempt Aborted',
    imitsMiPlanId: 30003,
  });
  tpns.plain = await addProject(db, { intentions: [{ type: 'Insertion', gene: 'Atrx' }] });
  tpns.twoGenes = await addProject(db, {
    intentions: [
      { type: 'Deletion', gene: 'Egr2' },
      { type: 'Point Mutation', gene: 'Atrx' },
      { type: 'Deletion', gene: 'Atrx' },
    ],
    plans: [{ workUnit: 'Harwell' }, { workUnit: 'TCP' }],
  });
  await addProject(db, { comment: 'no gene: in no list', intentions: [{ type: 'Deletion' }] });
});

afterAll(() => tracker.close());

async function list(query: string, caller: string | null = CAST.administrator): Promise<Project[]> {
  const page = await getJson<ProjectPage>(tracker, `/api/projects?${query}`, caller);
  const projects = page._embedded?.projects ?? [];
  expect(page.page.totalElements).toBe(projects.length);
  return projects;
}

async function found(query: string, caller: string | null = CAST.administrator): Promise<string[]> {
  const names = new Map(Object.entries(tpns).map(([name, tpn]) => [tpn, name]));
  return (await list(query, caller)).map(({ tpn }) => names.get(tpn) ?? tpn);
}

const ALL = ['public', 'protected', 'restricted', 'plain', 'twoGenes'];

describe('filters', () => {
  test.each([
    ['', ALL],
    ['tpn=TPN:000000003', ['restricted']],
    ['tpn=tpn:00000000_', ALL],
    ['tpn=%2500003', ['restricted']],
    ['tpn=TPN:000000001,TPN:000000002', ['public', 'protected']],
    ['tpn=TPN:000000001,%2500003', ['public', 'restricted']],
    ['tpn=TPN:00000000', []],
    ['gene=egr2', ['public', 'restricted', 'twoGenes']],
    ['gene=mgi:103067', ['plain', 'twoGenes']],
    ['gene=Egr2&gene=Rb1cc1', ['public', 'protected', 'restricted', 'twoGenes']],
    ['gene=Egr', []],
    ['markerSymbol=Rb1cc1', ['protected']],
    ['markerSymbol=rb1cc1', []],
    ['markerSymbol=MGI:1341850', []],
    ['intention=Exon Deletion', ['public']],
    ['intention=exon deletion', []],
    ['intention=Insertion, Intragenic deletion', ['protected']],
    ['intention=Insertion', ['plain']],
    ['intention=Insertion,Insertion, Intragenic deletion', ['protected', 'plain']],
    ['workUnitName=JAX', ['public', 'restricted']],
    ['workUnitName=UCD', ['public']],
    ['workUnitName=JAX&workUnitName=TCP', ['public', 'protected', 'restricted', 'twoGenes']],
    ['workUnitName=Nowhere', []],
    ['workUnitName=Nowhere,TCP', ['protected', 'twoGenes']],
    ['workGroupName=DTCC', ['public', 'protected']],
    ['consortiumName=IMPC', ['public', 'restricted']],
    ['assignmentStatusName=Inactive', ['restricted']],
    ['assignmentStatusName=Assigned', ['protected', 'plain', 'twoGenes']],
    ['summaryStatusName=Genotype Confirmed,Attempt Aborted', ['public', 'restricted']],
    ['privacyName=public', ['public', 'plain', 'twoGenes']],
    ['privacyName=protected,restricted', ['protected', 'restricted']],
    ['imitsMiPlanId=30001', ['public']],
    ['imitsMiPlanId=30001,30003', ['public', 'restricted']],
    ['colonyName=JAX-1', ['public']],
    ['colonyName=jax-1', []],
    ['phenotypingExternalRef=UCD-P1', ['public']],
    ['workUnitName=JAX&privacyName=restricted', ['restricted']],
    ['gene=Egr2&workUnitName=TCP', ['twoGenes']],
    ['gene=&workUnitName=,', ALL],
    ['TPN=TPN:000000003', ALL],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    ['gene', 'egr2', ['public', 'restricted', 'twoGenes']],
    ['colonyName', 'JAX-1', ['public']],
    ['phenotypingExternalRef', 'UCD-P1', ['public']],
  ])('finds one %s among thousands', async (filter, name, expected) => {
    const others = Array.from({ length: 2500 }, (_none, index) => `none${index}`);
    expect(await found(`${filter}=${others.join(',')},${name}`)).toEqual(expected);
  });

  test('refuses to compare each project with hundreds of patterns', async () => {
    const patterns = (count: number) =>
      Array.from({ length: count }, (_none, index) => `tpn=%25${index}`).join('&');
    expect(await found(patterns(20))).toEqual(ALL);
    expect(refusal(await get(tracker, `/api/projects?${patterns(21)}`))).toBe(
      '400 A search may have at most 20 names with wildcards, but this one has 21. Whole names may be more.',
    );
  });

  test('refuses a legacy id that is not a number', async () => {
    expect(refusal(await get(tracker, '/api/projects?imitsMiPlanId=abc'))).toBe(
      "400 The parameter 'imitsMiPlanId' of value 'abc' could not be converted to type 'integer'",
    );
  });
});

describe('visibility (api-1 §5.4)', () => {
  test('anonymous visitors find public projects only, in rows and counts', async () => {
    expect(await found('', null)).toEqual(['public', 'plain', 'twoGenes']);
    expect(await found('privacyName=protected,restricted', null)).toEqual([]);
    expect(await found('workUnitName=TCP', null)).toEqual(['twoGenes']);
  });

  test.each([
    ['stranger', true],
    ['unitMember', false],
    ['consortiumMember', false],
    ['memberOfConsortiumUnit', false],
    ['administrator', false],
    ['dcc', false],
  ] as const)('%s sees restricted work masked: %s', async (who, isMasked) => {
    const projects = await list('', CAST[who]);
    expect(projects).toHaveLength(ALL.length);
    const restricted = projects.find(({ tpn }) => tpn === tpns.restricted);
    expect(restricted?.assignmentStatusName).toBe(isMasked ? null : 'Inactive');
    const others = projects.filter(({ tpn }) => tpn !== tpns.restricted);
    expect(others.every(({ assignmentStatusName }) => assignmentStatusName !== null)).toBe(true);
  });

  test('a masked project keeps what it is about and hides who works on it', async () => {
    const masked = (await list('', CAST.stranger)).find(({ tpn }) => tpn === tpns.restricted);
    expect(masked).toMatchObject({
      tpn: tpns.restricted,
      privacyName: 'restricted',
      projectIntentions: [{ molecularMutationTypeName: 'Deletion' }],
      assignmentStatusName: null,
      summaryStatusName: null,
      assignmentStatusStamps: [],
      relatedWorkUnitNames: [],
      relatedWorkGroupNames: [],
      consortia: [],
      colonyNames: [],
      phenotypingExternalRefs: null,
      _links: { self: { href: `${BASE_URL}/api/projects/${tpns.restricted}` } },
    });
    expect(Object.keys(masked?._links ?? {})).toEqual(['self']);
    expect(masked).not.toHaveProperty('imitsMiPlanId');
  });

  test.each([
    'workUnitName=JAX',
    'workGroupName=BaSH',
    'consortiumName=IMPC',
    'assignmentStatusName=Inactive',
    'summaryStatusName=Attempt Aborted',
    'imitsMiPlanId=30003',
    'colonyName=JAX-R',
  ])('the filter %s does not reveal what the mask hides', async (query) => {
    expect(await found(query, CAST.unitMember)).toContain('restricted');
    expect(await found(query, CAST.stranger)).not.toContain('restricted');
  });
});

describe('order', () => {
  test.each([
    ['tpn,ASC', ALL],
    ['tpn,desc', [...ALL].reverse()],
    ['markerSymbol,ASC', ['plain', 'twoGenes', 'public', 'restricted', 'protected']],
    ['markerSymbol,DESC', ['protected', 'public', 'restricted', 'plain', 'twoGenes']],
    ['privacyName,ASC', ['public', 'plain', 'twoGenes', 'protected', 'restricted']],
    ['privacyName,DESC', ['restricted', 'protected', 'public', 'plain', 'twoGenes']],
    ['summaryStatusName,ASC', ['protected', 'plain', 'twoGenes', 'restricted', 'public']],
    ['assignmentStatusName,ASC', ['protected', 'plain', 'twoGenes', 'public', 'restricted']],
    ['assignmentStatusName,DESC&sort=tpn,DESC', ['restricted', 'public', 'twoGenes', 'plain', 'protected']],
  ])('%s', async (sort, expected) => {
    expect(await found(`sort=${sort}`)).toEqual(expected);
  });

  test.each(['ASC', 'DESC'])('a masked project comes last by status, %s', async (direction) => {
    expect((await found(`sort=summaryStatusName,${direction}`, CAST.stranger)).at(-1)).toBe('restricted');
    expect((await found(`sort=assignmentStatusName,${direction}`, CAST.stranger)).at(-1)).toBe('restricted');
  });

  test('refuses an unknown property', async () => {
    expect(refusal(await get(tracker, '/api/projects?sort=colour,ASC'))).toBe(
      "400 Cannot sort by 'colour'. Use one of: tpn, markerSymbol, privacyName, assignmentStatusName, summaryStatusName, summaryStatusDate, lastChangeDate.",
    );
  });
});

describe('paging', () => {
  const page = (query: string) => getJson<ProjectPage>(tracker, `/api/projects?${query}`, CAST.administrator);

  test('a page in the middle links to its neighbours, with the filters', async () => {
    const {
      page: info,
      _links,
      _embedded,
    } = await page('gene=Egr2&privacyName=public,restricted&size=1&page=1');
    expect(info).toEqual({ size: 1, totalElements: 3, totalPages: 3, number: 1 });
    expect(_embedded?.projects.map(({ tpn }) => tpn)).toEqual([tpns.restricted]);
    const to = (number: number) => [
      {
        href: `${BASE_URL}/api/projects?page=${number}&size=1&sort=tpn,asc&gene=Egr2&privacyName=public,restricted`,
      },
    ];
    expect(_links).toEqual({
      first: to(0),
      prev: to(0),
      self: { href: `${BASE_URL}/api/projects` },
      next: to(2),
      last: to(2),
    });
  });

  test('the header Link contains the first and the next page', async () => {
    const response = await get(tracker, '/api/projects?size=2', CAST.administrator);
    expect(response.headers.link).toBe(
      `<${BASE_URL}/api/projects?page=0&size=2&sort=tpn,asc>; rel="first", ` +
        `<${BASE_URL}/api/projects?page=1&size=2&sort=tpn,asc>; rel="next"`,
    );
    expect((await get(tracker, '/api/projects', CAST.administrator)).headers.link).toBe('');
  });

  test('an empty page has no _embedded, and the right total', async () => {
    const beyond = await page('size=2&page=7');
    expect(beyond).not.toHaveProperty('_embedded');
    expect(beyond.page).toEqual({ size: 2, totalElements: 5, totalPages: 3, number: 7 });
    const nothing = await page('gene=Nothing');
    expect(nothing).not.toHaveProperty('_embedded');
    expect(nothing.page).toEqual({ size: 40, totalElements: 0, totalPages: 0, number: 0 });
  });

  test('pages neither repeat nor lose a project, whatever the order', async () => {
    for (const sort of ['privacyName,DESC', 'summaryStatusName,ASC', 'markerSymbol,ASC']) {
      const pages = await Promise.all([0, 1, 2].map((number) => page(`sort=${sort}&size=2&page=${number}`)));
      const seen = pages.flatMap(({ _embedded }) => _embedded?.projects ?? []).map(({ tpn }) => tpn);
      expect([...seen].sort()).toEqual(Object.values(tpns).sort());
    }
  });

  test('a size that makes no sense is the default of 40', async () => {
    for (const size of ['0', '-1', 'many']) expect((await page(`size=${size}`)).page.size).toBe(40);
    expect((await page('size=5000')).page.size).toBe(2000);
  });

  test('refuses an invalid page', async () => {
    expect(refusal(await get(tracker, '/api/projects?page=-1'))).toMatch(
      /^400 The page must not be negative/,
    );
    expect(refusal(await get(tracker, '/api/projects?page=x'))).toMatch(/^400 The parameter 'page'/);
  });
});
