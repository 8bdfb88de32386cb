import type { SearchResponse } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { projectSearchRoutes } from './routes.ts';

let tracker: TestApp;

const tpns = { egr2: '', egr2Protected: '', egr2Restricted: '', rb1cc1: '', both: '' };

beforeAll(async () => {
  tracker = await openTracker([projectSearchRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addGene(db, { symbol: 'Egr2', accId: 'MGI:95296', synonyms: ['Krox-20', 'Shared', 'Atrx'] });
  await addGene(db, { symbol: 'Rb1cc1', accId: 'MGI:1341850', synonyms: ['FIP200', 'Shared'] });
  await addGene(db, { symbol: 'Atrx', accId: 'MGI:103067', synonyms: ['Hp1bp2', 'Lonely'] });
  await addGene(db, { symbol: 'Lbr', accId: 'MGI:2138281', synonyms: ['Lonely'] });
  await addGene(db, { symbol: 'Hidden1', accId: 'MGI:1', synonyms: ['Hid'] });
  tpns.egr2 = await addProject(db, {
    ...RELATED_WORK,
    intentions: [
      { type: 'Deletion', gene: 'Egr2' },
      { type: 'Indel', gene: 'Egr2' },
    ],
    summaryStatus: 'Genotype Confirmed',
  });
  tpns.egr2Protected = await addProject(db, {
    privacy: 'protected',
    intentions: [{ gene: 'Egr2' }],
    plans: [{ workUnit: 'TCP' }],
  });
  tpns.egr2Restricted = await addProject(db, {
    privacy: 'restricted',
    consortia: RELATED_WORK.consortia,
    intentions: [{ gene: 'Egr2' }],
    plans: [{ workUnit: 'JAX' }],
    summaryStatus: 'Attempt Aborted',
  });
  tpns.rb1cc1 = await addProject(db, {
    intentions: [{ type: 'Insertion, Intragenic deletion', gene: 'Rb1cc1' }],
    plans: [{ workUnit: 'UCD' }],
  });
  tpns.both = await addProject(db, { intentions: [{ gene: 'Egr2' }, { gene: 'Rb1cc1' }] });
  await addProject(db, { privacy: 'restricted', intentions: [{ gene: 'Hidden1' }] });
});

afterAll(() => tracker.close());

function search(query: string, caller: string | null = null): Promise<SearchResponse> {
  return getJson<SearchResponse>(tracker, `/api/projects/search?${query}`, caller);
}

/** Rows as [term, project, comment], projects by what is special about them. */
async function rows(query: string, caller: string | null = null) {
  const names = new Map(Object.entries(tpns).map(([name, tpn]) => [tpn, name]));
  const { results, page } = await search(query, caller);
  expect(page.totalElements).toBe(results.length);
  return results.map(({ input, project, comment }) => [
    input,
    project && (names.get(project.tpn) ?? project.tpn),
    comment,
  ]);
}

describe('the table of api-1 §13.4', () => {
  test.each([
    [
      '1: a symbol, in any case',
      'eGR2',
      [
        ['eGR2', 'egr2', null],
        ['eGR2', 'both', null],
      ],
    ],
    [
      '1: an accession id, in any case',
      'mgi:1341850',
      [
        ['mgi:1341850', 'rb1cc1', null],
        ['mgi:1341850', 'both', null],
      ],
    ],
    ['1: synonyms are not consulted for a symbol', 'Atrx', [['Atrx', null, null]]],
    ['2: an unknown accession id', 'MGI:99999999', [['MGI:99999999', null, null]]],
    ['2: a synonym-like term with a colon', 'FIP:200', [['FIP:200', null, null]]],
    ['3: a gene without projects', 'Lbr', [['Lbr', null, null]]],
    ['3: a gene whose projects the caller may not know of', 'Hidden1', [['Hidden1', null, null]]],
    [
      '4: a synonym, in any case',
      'fip200',
      [
        ['fip200', 'rb1cc1', 'Synonym of Rb1cc1'],
        ['fip200', 'both', 'Synonym of Rb1cc1'],
      ],
    ],
    [
      '4: a synonym of two genes',
      'Shared',
      [
        ['Shared', 'egr2', 'Synonym of Egr2'],
        ['Shared', 'rb1cc1', 'Synonym of Rb1cc1'],
        ['Shared', 'both', 'Synonym of Egr2'],
        ['Shared', 'both', 'Synonym of Rb1cc1'],
      ],
    ],
    ['5: a synonym of a gene without projects', 'Hp1bp2', [['Hp1bp2', null, 'Synonym of Atrx']]],
    ['5: a synonym of a gene of hidden projects', 'Hid', [['Hid', null, 'Synonym of Hidden1']]],
    ['5: a synonym of two genes without projects', 'Lonely', [['Lonely', null, 'Synonym of Atrx, Lbr']]],
    ['6: nothing of the kind', 'notagene', [['notagene', null, 'Not a gene symbol or synonym']]],
    ['wildcards are plain text', 'Egr%', [['Egr%', null, 'Not a gene symbol or synonym']]],
    ['a single character wildcard too', 'Egr_', [['Egr_', null, 'Not a gene symbol or synonym']]],
    ['quotes and backslashes too', `E'\\"`, [[`E'\\"`, null, 'Not a gene symbol or synonym']]],
    ['letters that are not ASCII', 'Égr2', [['Égr2', null, 'Not a gene symbol or synonym']]],
  ])('%s', async (_case, term, expected) => {
    const found = await rows(`input=${encodeURIComponent(term)}`);
    expect([...found].sort()).toEqual([...expected].sort());
  });

  test('several terms, repeated or joined by commas, give their rows by identifier or term', async () => {
    const expected = [
      ['Lbr', null, null],
      ['Egr2', 'egr2', null],
      ['FIP200', 'rb1cc1', 'Synonym of Rb1cc1'],
      ['Egr2', 'both', null],
      ['FIP200', 'both', 'Synonym of Rb1cc1'],
      ['nota', null, 'Not a gene symbol or synonym'],
    ];
    expect(await rows('input=nota,Egr2&input=Lbr&input=,FIP200')).toEqual(expected);
  });

  test('a repeated term gives repeated rows', async () => {
    expect(await rows('input=Lbr,Lbr')).toHaveLength(2);
  });

  test('a null character in a term is no error', async () => {
    expect(await rows('input=L%00br')).toEqual([['Lbr', null, null]]);
  });
});

describe('who sees what', () => {
  test.each([
    [null, ['egr2', 'both'], false],
    [CAST.stranger, ['egr2', 'egr2Protected', 'egr2Restricted', 'both'], true],
    [CAST.unitMember, ['egr2', 'egr2Protected', 'egr2Restricted', 'both'], false],
    [CAST.consortiumMember, ['egr2', 'egr2Protected', 'egr2Restricted', 'both'], false],
    [CAST.memberOfConsortiumUnit, ['egr2', 'egr2Protected', 'egr2Restricted', 'both'], false],
    [CAST.administrator, ['egr2', 'egr2Protected', 'egr2Restricted', 'both'], false],
    [CAST.dcc, ['egr2', 'egr2Protected', 'egr2Restricted', 'both'], false],
  ])('%s finds by term', async (caller, expected, isMasked) => {
    expect((await rows('input=Egr2', caller)).map(([, project]) => project)).toEqual(expected);
    const { results } = await search('input=Egr2', caller);
    const masked = results.filter(({ project }) => project?.assignmentStatusName === null);
    expect(masked.map(({ project }) => project?.tpn)).toEqual(isMasked ? [tpns.egr2Restricted] : []);
  });

  test('without terms, anonymous visitors find public projects, without placeholders', async () => {
    const everything = await rows('');
    expect(everything).toEqual([
      [null, 'egr2', null],
      [null, 'rb1cc1', null],
      [null, 'both', null],
    ]);
    expect(await rows('', CAST.stranger)).toHaveLength(6);
  });

  test('links name the project only', async () => {
    const { results } = await search('input=FIP200');
    expect(results[0]?.project?._links).toEqual({
      self: { href: `${BASE_URL}/api/projects/${tpns.rb1cc1}` },
    });
  });
});

describe('filters', () => {
  test.each([
    ['tpn=TPN:000000001', ['egr2']],
    ['tpn=TPN:000000001&tpn=TPN:000000004,TPN:000000003', ['egr2', 'rb1cc1']],
    ['intentionTypeName=Indel', ['egr2']],
    ['intentionTypeName=Insertion, Intragenic deletion', ['rb1cc1']],
    ['intentionTypeName=Indel,Insertion, Intragenic deletion', ['egr2', 'rb1cc1']],
    ['privacyName=protected', []],
    ['workUnitName=JAX', ['egr2']],
    ['workUnitName=JAX&workUnitName=UCD', ['egr2', 'rb1cc1']],
    ['workUnitName=JAX,UCD', ['egr2', 'rb1cc1']],
    ['workGroupName=BaSH', ['egr2']],
    ['consortiumName=IMPC', ['egr2']],
    ['summaryStatusName=Genotype Confirmed', ['egr2']],
    ['workUnitName=jax', []],
    ['workUnitName=JAX&summaryStatusName=Plan Created', []],
    ['colonyName=JAX-1', ['egr2', 'rb1cc1', 'both']],
    ['privacyNames=restricted', ['egr2', 'rb1cc1', 'both']],
  ])('%s, with terms and without', async (filter, expected) => {
    const browsed = (await rows(filter)).map(([, project]) => project);
    expect(browsed).toEqual(expected);
    const found = (await rows(`input=Egr2,Rb1cc1,nota&${filter}`)).map(([, project]) => project);
    expect([...new Set(found)].filter((project) => project !== null)).toEqual(expected);
  });

  test('rows without a project vanish as soon as a filter is set', async () => {
    expect(await rows('input=Lbr,nota,FIP200&intentionTypeName=Insertion, Intragenic deletion')).toEqual([
      ['FIP200', 'rb1cc1', 'Synonym of Rb1cc1'],
    ]);
    expect(await rows('input=Lbr,nota&workUnitName=,')).toHaveLength(2);
  });

  test('a TPN is a pattern, with terms and without', async () => {
    expect(await rows('tpn=tpn:00000000_')).toHaveLength(3);
    expect(await rows('input=FIP200&tpn=%25004')).toEqual([['FIP200', 'rb1cc1', 'Synonym of Rb1cc1']]);
  });

  test('a masked project meets no filter on what it hides', async () => {
    const query = 'input=Egr2&summaryStatusName=Attempt Aborted';
    expect(await rows(query, CAST.unitMember)).toEqual([['Egr2', 'egr2Restricted', null]]);
    expect(await rows(query, CAST.stranger)).toEqual([]);
  });
});

describe('the response', () => {
  test('repeats the query', async () => {
    const response = await search('searchTypeName=GENE&input=Egr2,nota&workUnitName=JAX&consortiumName=IMPC');
    expect(response).toMatchObject({
      searchTypeName: 'gene',
      inputs: ['Egr2', 'nota'],
      filters: [
        { name: 'gene', values: ['Egr2', 'nota'] },
        { name: 'workUnitName', values: ['JAX'] },
        { name: 'consortium', values: ['IMPC'] },
      ],
    });
    expect(response.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/);
    expect(await search('')).toMatchObject({ searchTypeName: 'gene', inputs: [], filters: [] });
  });

  test('is cut into pages, with terms and without', async () => {
    const second = await search('input=Egr2,nota,Lbr&size=2&page=1');
    expect(second.page).toEqual({ size: 2, totalElements: 4, totalPages: 2, number: 1 });
    expect(second.results.map(({ input }) => input)).toEqual(['Egr2', 'nota']);
    const beyond = await search('input=Egr2&size=2&page=9');
    expect(beyond).toMatchObject({ results: [], page: { totalElements: 2, totalPages: 1, number: 9 } });
    expect((await search('size=2&page=1')).page).toEqual({
      size: 2,
      totalElements: 3,
      totalPages: 2,
      number: 1,
    });
  });

  test('without terms is sorted as requested', async () => {
    const { results } = await search('sort=markerSymbol,DESC');
    expect(results.map(({ project }) => project?.tpn)).toEqual([tpns.rb1cc1, tpns.egr2, tpns.both]);
  });
});

describe('refuses what cannot be searched', () => {
  test.each([
    [
      'searchTypeName=colour&input=Egr2',
      '400 Search type [colour] not recognized. Please use one of these values: [gene, location].',
    ],
    [
      'searchTypeName=location&input=4:1-200',
      '400 Projects cannot be searched by location. Search by gene: a symbol, a synonym or an MGI accession id.',
    ],
    [`input=${'a'.repeat(501)}`, `400 The search term '${'a'.repeat(30)}…' is longer than 500 characters.`],
    [
      'sort=colour,ASC',
      "400 Cannot sort by 'colour'. Use one of: tpn, markerSymbol, privacyName, assignmentStatusName, summaryStatusName, summaryStatusDate, lastChangeDate.",
    ],
    ['page=-1', '400 The page must not be negative, but it is -1.'],
    ['input=Egr2&page=-1', '400 The page must not be negative, but it is -1.'],
  ])('%s', async (query, message) => {
    expect(refusal(await get(tracker, `/api/projects/search?${query}`))).toBe(message);
  });

  test('a location without terms lists everything', async () => {
    expect(await search('searchTypeName=location')).toMatchObject({
      searchTypeName: 'location',
      page: { totalElements: 3 },
    });
  });
});
