import type { TestApp } from '../../../testing/test-app.ts';
import { get, refusal, upload, type TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { BY_FILE, openExports, PROJECTS, read, SEARCH, type Exports } from './testing/exports.ts';
import { TRACKER_HEADER } from './tracker-columns.ts';

let tracker: TestApp;
let exported: Exports['exported'];
let lines: Exports['lines'];

beforeAll(async () => {
  ({ tracker, exported, lines } = await openExports());
});
afterAll(() => tracker.close());

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

  test('of an unknown kind or with unknown columns is refused', async () => {
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

describe('by file', () => {
  const byFile = async (content: string, query = '', caller: TestCaller = CAST.administrator) => {
    const response = await upload(tracker, `${BY_FILE}${query}`, content, { caller });
    expect(response.statusCode).toBe(200);
    return read(response.body).map(({ Tpn }) => Tpn);
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
    const response = await upload(tracker, `${BY_FILE}?columns=search`, 'nota');
    expect(read(response.body)).toEqual([
      expect.objectContaining({ 'Search term': 'nota', 'Access Status': '' }),
    ]);
  });

  test('a file that cannot be read is refused', async () => {
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
