/** Exports of the tables that screens show (PP-49). */
import { projectColumns } from 'shared/project-table';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, refusal, type TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { sheetRows } from '../../../testing/sheets.ts';
import { openExports, PROJECTS, SEARCH, type Exports } from './testing/exports.ts';

let tracker: TestApp;
let exported: Exports['exported'];

beforeAll(async () => {
  ({ tracker, exported } = await openExports());
});
afterAll(() => tracker.close());

describe('the table of the project list (PP-49)', () => {
  const ids = async (query: string, caller?: TestCaller) =>
    (await exported(`${PROJECTS}?columns=list&${query}`, caller)).map((row) =>
      row['Project Id']?.replace(/^TPN:0+/, ''),
    );

  // ui-screens §6.
  test('has the columns of the list, one row per project', async () => {
    const [row] = await exported(`${PROJECTS}?columns=list&tpn=TPN:000000001`);
    expect(Object.keys(row ?? {})).toEqual(projectColumns('list').map(({ title }) => title));
    expect(row).toMatchObject({
      'Project Id': 'TPN:000000001',
      Gene: 'Egr2|Egr2|Atrx',
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
    expect(whole[0]?.['Work Units']).toMatch(/\|/);
  });

  test('is sorted as the list is', async () => {
    expect(await ids('sort=tpn,DESC')).toEqual(['3', '2', '1']);
    expect(await ids('sort=privacyName,ASC')).toEqual(['1', '3', '2']);
  });

  test('has the columns that are asked for, in the order of the table', async () => {
    const [row] = await exported(`${PROJECTS}?columns=list&shown=markerSymbol,tpn`);
    expect(row).toEqual({ 'Project Id': 'TPN:000000001', Gene: 'Egr2|Egr2|Atrx' });
    expect(refusal(await get(tracker, `${PROJECTS}?columns=list&shown=tpn,colour`))).toMatch(
      /^400 The table has no column 'colour'\. Its columns are: tpn, markerSymbol/,
    );
    expect(refusal(await get(tracker, `${PROJECTS}?shown=tpn`))).toMatch(
      /^400 Columns can be chosen of a table/,
    );
  });

  test('is a workbook on request, with the same rows, and days as dates', async () => {
    const query = 'columns=list&shown=tpn,markerSymbol,lastChange';
    const response = await get(tracker, `${PROJECTS}?${query}&format=xlsx`, CAST.administrator);
    expect(response.headers['content-disposition']).toMatch(/filename="Projects .*\.xlsx"$/);
    const [header, ...rows] = await sheetRows(response.rawPayload);
    expect(header).toEqual(['Project Id', 'Gene', 'Last Change']);
    const texts = await exported(`${PROJECTS}?${query}`, CAST.administrator);
    expect(rows).toEqual(texts.map((row) => Object.values(row)));
    expect(rows[0]?.[2]).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('has no other columns for visitors, and no other order', async () => {
    expect(refusal(await get(tracker, `${PROJECTS}?columns=search`))).toMatch(
      /^400 The columns 'search' are not known. Use 'list'/,
    );
    expect(refusal(await get(tracker, `${PROJECTS}?columns=list&sort=colour`))).toMatch(
      /^400 Cannot sort by/,
    );
  });
});

describe('the table of a search (PP-49)', () => {
  test('has one row per result, with term, remark and access', async () => {
    const rows = await exported(`${SEARCH}?columns=search&input=nota,Krox-20`, CAST.stranger);
    expect(
      rows.map((row) => [row['Search term'], row['Search Result comments'], row['Access Status']]),
    ).toEqual([
      ['Krox-20', 'Synonym of Egr2', 'You are seeing all facts of this project.'],
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
