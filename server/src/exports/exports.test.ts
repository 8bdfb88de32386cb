import { parse } from 'csv-parse/sync';
import type { TestApp } from '../http/test-app.ts';
import { get, refusal, upload, type TestCaller } from '../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../testing/cast.ts';
import { openTracker } from '../testing/open-tracker.ts';
import { addGene } from '../testing/test-genes.ts';
import { addProject } from '../testing/test-projects.ts';
import { exportRoutes } from './routes.ts';
import { TRACKER_HEADER } from './tracker-columns.ts';

const PROJECTS = '/api/projects/exportProjects';
const SEARCH = '/api/projects/search/exportSearch';
const BY_FILE = '/api/projects/search/exportSearchByFile';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([exportRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addGene(db, { symbol: 'Egr2', accId: 'MGI:95296', synonyms: ['Krox-20'], orthologs: [['EGR2', 4]] });
  await addGene(db, { symbol: 'Atrx', accId: 'MGI:103067', synonyms: ['Hp1bp2'] });
  await addGene(db, { symbol: 'Lbr', accId: 'MGI:2138281' });
  await addProject(db, {
    ...RELATED_WORK,
    imitsMiPlanId: 30001,
    intentions: [
      { type: 'Deletion', gene: 'Egr2' },
      { type: 'Indel', gene: 'Egr2' },
      { type: 'Deletion', gene: 'Atrx' },
    ],
  });
  await addProject(db, {
    privacy: 'restricted',
    consortia: ['IMPC'],
    intentions: [{ type: 'Deletion', gene: 'Egr2' }],
    plans: [{ workUnit: 'JAX', workGroup: 'JAX', colonies: ['JAX "null" R'] }],
    assignmentStatus: 'Inactive',
  });
  await addProject(db, {
    privacy: 'protected',
    intentions: [{ type: 'Insertion, Intragenic deletion', gene: 'Atrx' }],
    plans: [{ workUnit: 'TCP' }],
  });
});

afterAll(() => tracker.close());

type Line = Record<string, string>;

function read(text: string): Line[] {
  return parse(text, { columns: true });
}

async function exported(url: string, caller: TestCaller = CAST.administrator): Promise<Line[]> {
  const answer = await get(tracker, url, caller);
  expect(answer.statusCode).toBe(200);
  return read(answer.body);
}

/** Lines in short: `number of the project/symbol/mutation type`. */
async function lines(url: string, caller: TestCaller = CAST.administrator): Promise<string[]> {
  return (await exported(url, caller)).map((line) =>
    [line.Tpn?.replace(/^TPN:0+/, ''), line['Gene/Location'], line['Mutation Intentions']].join('/'),
  );
}

const ALL = [
  '1/Egr2/Deletion',
  '1/Egr2/Indel',
  '1/Atrx/Deletion',
  '2/Egr2/Deletion',
  '3/Atrx/Insertion, Intragenic deletion',
];

describe('the file', () => {
  test('is an attachment named by the day', async () => {
    const { headers } = await get(tracker, PROJECTS);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Projects \d{4}-\d\d-\d\d\.csv"$/);
    expect(headers).toMatchObject({ pragma: 'no-cache', expires: '0' });
  });

  test('quotes everything, and the word null stays', async () => {
    const { body } = await get(tracker, `${PROJECTS}?tpn=TPN:000000002`, CAST.administrator);
    expect(body).toBe(
      `"${TRACKER_HEADER.join('","')}"\n` +
        '"TPN:000000002","Egr2","MGI:95296","EGR2","Deletion","JAX","JAX","Inactive","Plan Created",' +
        '"JAX ""null"" R","","restricted","IMPC"\n',
    );
  });

  test('without results is its header', async () => {
    const { body } = await get(tracker, `${PROJECTS}?workUnitName=Nowhere`);
    expect(body).toBe(`"${TRACKER_HEADER.join('","')}"\n`);
  });
});

describe('the project list', () => {
  test.each([
    ['', ALL],
    ['tpn=tpn:000000003', ALL.slice(4)],
    ['tpn=TPN:00000000_', []],
    ['gene=egr2', ['1/Egr2/Deletion', '1/Egr2/Indel', '2/Egr2/Deletion']],
    ['gene=MGI:103067', ['1/Atrx/Deletion', '3/Atrx/Insertion, Intragenic deletion']],
    ['markerSymbol=ATRX', ['1/Atrx/Deletion', '3/Atrx/Insertion, Intragenic deletion']],
    ['intention=indel', ['1/Egr2/Indel']],
    ['intention=Insertion, Intragenic deletion', ALL.slice(4)],
    ['workUnitName=tcp', ALL.slice(4)],
    ['workGroupName=JAX', ['2/Egr2/Deletion']],
    ['consortiumName=bash', ALL.slice(0, 3)],
    ['assignmentStatusName=inactive', ['2/Egr2/Deletion']],
    ['summaryStatusName=Inactive', []],
    ['privacyName=Protected', ALL.slice(4)],
    ['imitsMiPlanId=30001', ALL.slice(0, 3)],
    ['colonyName=jax-1', ALL.slice(0, 3)],
    ['phenotypingExternalRef=ucd-p1', ALL.slice(0, 3)],
  ])('%s', async (query, expected) => {
    expect(await lines(`${PROJECTS}?${query}`)).toEqual(expected);
  });

  test('a cell shows only what the filter named', async () => {
    const [line] = await exported(`${PROJECTS}?workUnitName=UCD`);
    expect(line).toMatchObject({ 'Work Unit': 'UCD', 'Work Group': 'DTCC', 'Production Colony': '' });
  });
});

describe('the table of the project list (PP-49)', () => {
  const ids = async (query: string, caller?: TestCaller) =>
    (await exported(`${PROJECTS}?columns=list&${query}`, caller)).map((row) =>
      row['Project Id']?.replace(/^TPN:0+/, ''),
    );

  // ui-screens §6.
  test('has the columns of the list, a row a project', async () => {
    const [row] = await exported(`${PROJECTS}?columns=list&tpn=TPN:000000001`);
    expect(Object.keys(row ?? {})).toEqual([
      'Project Id',
      'Marker Symbol(s)',
      'MGI',
      'Intention',
      'Best Human ortholog',
      'Work Unit(s)',
      'Work Group(s)',
      'Project Assignment',
      'Summary Status',
      'Colony Name',
      'Phenotyping External Reference',
      'Privacy',
      'Consortia',
    ]);
    expect(row).toMatchObject({
      'Project Id': 'TPN:000000001',
      'Marker Symbol(s)': 'Egr2|Egr2|Atrx',
      MGI: 'MGI:95296|MGI:95296|MGI:103067',
      Intention: 'Deletion|Indel|Deletion',
    });
  });

  test('compares filters as the list does', async () => {
    expect(await ids('tpn=TPN:00000000_')).toEqual(['1', '2', '3']);
    expect(await ids('workUnitName=tcp')).toEqual([]);
    expect(await ids('workUnitName=TCP&workUnitName=JAX')).toEqual(await ids('workUnitName=TCP,JAX'));
    expect(await ids('gene=Krox-20')).toEqual([]);
    expect(await ids('gene=egr2')).toEqual(['1', '2']);
  });

  test('shows all of a row, not only what the filter named', async () => {
    const whole = await exported(`${PROJECTS}?columns=list&tpn=TPN:000000001`);
    expect(await exported(`${PROJECTS}?columns=list&workUnitName=UCD`)).toEqual(whole);
    expect(whole[0]?.['Work Unit(s)']).toMatch(/\|/);
  });

  test('is sorted as the list is', async () => {
    expect(await ids('sort=tpn,DESC')).toEqual(['3', '2', '1']);
    expect(await ids('sort=privacyName,ASC')).toEqual(['1', '3', '2']);
  });

  test('has other columns for nobody, and no other order', async () => {
    expect(refusal(await get(tracker, `${PROJECTS}?columns=search`))).toMatch(
      /^400 The columns 'search' are not known. Use 'list'/,
    );
    expect(refusal(await get(tracker, `${PROJECTS}?columns=list&sort=colour`))).toMatch(
      /^400 Cannot sort by/,
    );
  });
});

describe('a search', () => {
  test('by names gives their lines, by synonyms one each, then the terms without a project', async () => {
    expect(await lines(`${SEARCH}?input=NOTA,Hp1bp2,Lbr,Egr2,nota,MGI:999`, CAST.unitMember)).toEqual([
      '1/Egr2/Deletion',
      '1/Egr2/Indel',
      '2/Egr2/Deletion',
      '3/Atrx/Insertion, Intragenic deletion',
      'No Project Found/Lbr/',
      'Not a gene symbol or synonym/Nota/',
    ]);
  });

  test('with filters has no terms without a project', async () => {
    expect(await lines(`${SEARCH}?input=nota,Egr2&intentionTypeName=indel`)).toEqual(['1/Egr2/Indel']);
  });

  test('without terms has everything that the filters leave', async () => {
    expect(await lines(`${SEARCH}?searchTypeName=gene&workUnitName=TCP,JAX&privacyName=restricted`)).toEqual([
      '2/Egr2/Deletion',
    ]);
  });

  test('of a kind that is not known, or columns that are not, is told', async () => {
    expect(refusal(await get(tracker, `${SEARCH}?searchTypeName=colour`))).toMatch(
      /^400 Search type \[colour\]/,
    );
    expect(refusal(await get(tracker, `${SEARCH}?columns=all`))).toMatch(
      /^400 The columns 'all' are not known/,
    );
    expect(refusal(await get(tracker, `${SEARCH}?columns=search&sort=colour`))).toMatch(
      /^400 Cannot sort by/,
    );
  });
});

describe('the table of a search (PP-49)', () => {
  test('has a row a result, with term, remark and access', async () => {
    const rows = await exported(`${SEARCH}?columns=search&input=nota,Krox-20`, CAST.stranger);
    expect(
      rows.map((row) => [row['Search term'], row['Search Result comments'], row['Access Status']]),
    ).toEqual([
      ['Krox-20', 'Synonym of Egr2', 'You are seeing the whole project.'],
      ['Krox-20', 'Synonym of Egr2', 'You are seeing a restricted version of this project.'],
      ['nota', 'Not a gene symbol or synonym|No projects found', ''],
    ]);
  });

  test('is sorted as the screen is', async () => {
    const rows = await exported(`${SEARCH}?columns=search&sort=tpn,DESC`);
    expect(rows.map((row) => row['Project summary'])).toEqual([
      'TPN:000000003',
      'TPN:000000002',
      'TPN:000000001',
    ]);
    expect(rows[0]).not.toHaveProperty('Search term');
  });

  test('compares filters as the screen does', async () => {
    expect(await exported(`${SEARCH}?columns=search&workUnitName=tcp`)).toEqual([]);
    expect(await exported(`${SEARCH}?columns=search&workUnitName=TCP`)).toHaveLength(1);
  });

  test('does not run a term as a formula', async () => {
    const term = '=HYPERLINK("http://evil.example")';
    const [row] = await exported(`${SEARCH}?columns=search&input=${encodeURIComponent(term)}`);
    expect(row?.['Search term']).toBe(`'${term}`);
  });
});

describe('by file', () => {
  const byFile = async (content: string, query = '', caller: TestCaller = CAST.administrator) => {
    const answer = await upload(tracker, `${BY_FILE}${query}`, content, { caller });
    expect(answer.statusCode).toBe(200);
    return read(answer.body).map(({ Tpn }) => Tpn);
  };

  test('searches the terms of the file', async () => {
    expect(await byFile('Hp1bp2\nnota')).toEqual([
      'TPN:000000001',
      'TPN:000000003',
      'Not a gene symbol or synonym',
    ]);
  });

  test.each([
    '?workUnitName=TCP',
    '?workUnitNames=TCP',
    '?tpns=TPN:000000003',
    '?privacyNames=protected',
    '?intentionTypeNames=Insertion, Intragenic deletion',
  ])('the filter %s', async (query) => {
    expect(await byFile('Atrx\nnota', query)).toEqual(['TPN:000000003']);
  });

  test.each([
    ['?workGroupNames=DTCC', ['TPN:000000001']],
    ['?consortiaNames=BaSH', ['TPN:000000001']],
    ['?summaryStatusNames=Inactive', []],
    ['?consortiumName=IMPC&workUnitNames=TCP', []],
  ])('the filter %s', async (query, expected) => {
    expect(await byFile('Atrx', query)).toEqual(expected);
  });

  test('gives the table of the search, too', async () => {
    const answer = await upload(tracker, `${BY_FILE}?columns=search`, 'nota');
    expect(read(answer.body)).toEqual([
      expect.objectContaining({ 'Search term': 'nota', 'Access Status': '' }),
    ]);
  });

  test('a file that cannot be read is told', async () => {
    expect(refusal(await upload(tracker, BY_FILE, '"nota'))).toMatch(
      /^400 CSV file could not be read\/parsed/,
    );
  });
});

describe('visibility', () => {
  const urls = [
    PROJECTS,
    `${PROJECTS}?columns=list`,
    `${SEARCH}?input=Egr2,Atrx`,
    `${SEARCH}?columns=search`,
  ];

  test.each(urls)('anonymous visitors get public rows only: %s', async (url) => {
    const rows = await exported(url, null);
    expect(new Set(rows.map(({ Privacy }) => Privacy))).toEqual(new Set(['public']));
  });

  test.each(urls)('who is not related gets restricted projects masked: %s', async (url) => {
    const restricted = async (caller: TestCaller) =>
      (await exported(url, caller)).find(({ Privacy }) => Privacy === 'restricted');
    const masked = await restricted(CAST.stranger);
    expect(masked).toMatchObject({ 'Project Assignment': '', Consortia: '' });
    expect(JSON.stringify(masked)).not.toMatch(/JAX|IMPC|Inactive/);
    for (const caller of [CAST.unitMember, CAST.consortiumMember, CAST.administrator, CAST.dcc])
      expect(await restricted(caller)).toMatchObject({ 'Project Assignment': 'Inactive', Consortia: 'IMPC' });
  });
});
