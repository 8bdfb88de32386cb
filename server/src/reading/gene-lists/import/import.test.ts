import { sql } from 'kysely';
import type { ErrorEnvelope, GeneListImportPreview, GeneListImportStep, GeneListPage } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { CAST } from '../../../../testing/cast.ts';
import { getJson, refusal, upload } from '../../../../testing/calls.ts';
import { addGenes, inShort, MANAGER, openGeneLists, record, recordsOf, save } from '../testing/gene-lists.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openGeneLists();
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('list_record').execute();
  await save(tracker, [record('Aaa1')]);
});

/** What the database refuses in the middle of an import. */
const NO_BAD_NOTE = sql<boolean>`note <> 'bad'`;

const IMPORT = '/api/geneList/updateListWithFile/IMPC';
const PREVIEW = '/api/v2/geneList/IMPC/importPreview';
const file = (...rows: string[]) => ['Genes,Note,Type,Visible', ...rows, ''].join('\n');
const add = (content: string, query = '', caller: string | null = MANAGER) =>
  upload(tracker, IMPORT + query, content, { caller });
const shown = async () => inShort(await recordsOf(tracker));

describe('POST /api/geneList/updateListWithFile/{consortium}: import of a file (spec part 2 §7; api-3 §1.9)', () => {
  test('adds its rows to the list', async () => {
    const response = await add(file('aaa2,About it,Tier2,true', '"Aaa3,Aaa4",,"Tier1,Tier2",false'));
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await shown()).toEqual(['Aaa1', 'Aaa2 Tier2', 'Aaa3+Aaa4 Tier1 Tier2']);
    expect((await recordsOf(tracker))[1]).toMatchObject({ note: 'About it', visible: true });
  });

  test.each([
    ['an unknown symbol', 'Nope,,,true', 'Nope is not a valid gene symbol.'],
    ['no symbol', ',,Tier1,true', ' is not a valid gene symbol.'],
    ['an accession id, which is no symbol', 'MGI:2,,,true', 'MGI:2 is not a valid gene symbol.'],
    [
      'a synonym, which is no symbol',
      'Oldname,,,true',
      'Oldname is not a valid gene symbol: it is a synonym of Aaa3. Use that.',
    ],
    [
      'a synonym of several genes, each of which is named',
      'Bothname,,,true',
      'Bothname is not a valid gene symbol: it is a synonym of several genes: Aaa4, Aaa5. Use the one you mean.',
    ],
    ['genes of the list', 'Aaa1,,,true', '[Aaa1] already exist in the list.'],
    ['an unknown type', 'Aaa3,,Tier9,true', 'Record type Tier9 does not exist in consortium IMPC.'],
    ['a repeated row', 'Aaa2,,,true', '[Aaa2] is in line 2 already.'],
    [
      'a note that is too long',
      `Aaa3,${'x'.repeat(10_001)},,true`,
      'Aaa3: This text has 10,001 characters; at most 10,000 can be saved. Please shorten it.',
    ],
  ])('%s: nothing is added, or the good rows alone on request', async (_what, row, text) => {
    const content = file('Aaa2,,Tier1,true', row);
    expect(refusal(await add(content))).toBe(`400 ${text}`);
    expect(await shown()).toEqual(['Aaa1']);
    expect((await add(content, '?rows=good')).statusCode).toBe(204);
    expect(await shown()).toEqual(['Aaa1', 'Aaa2 Tier1']);
  });

  test('a synonym of one gene is offered, and means that gene on request', async () => {
    const content = file('oldname,,Tier1,true');
    const preview = async (query: string) =>
      (await upload(tracker, PREVIEW + query, content, { caller: MANAGER })).json<GeneListImportPreview>();
    expect(await preview('')).toMatchObject({
      accepted: 0,
      synonyms: [{ name: 'oldname', symbol: 'Aaa3' }],
    });
    expect(await preview('?names=synonyms')).toMatchObject({ accepted: 1, refused: [] });
    expect((await add(content, '?names=synonyms')).statusCode).toBe(204);
    expect(await shown()).toEqual(['Aaa1', 'Aaa3 Tier1']);
  });

  test('a preview reports every row, and changes nothing (PP-67)', async () => {
    const content = file('Aaa2,n,Tier1,true', 'Nope,,,', '"Aaa3,Aaa1",,,', 'Aaa1,,,');
    const response = await upload(tracker, PREVIEW, content, { caller: MANAGER });
    expect(response.json<GeneListImportPreview>()).toEqual({
      rows: 4,
      accepted: 2,
      firstAccepted: [
        { line: 2, genes: ['Aaa2'], recordTypes: ['Tier1'], visible: true, note: 'n' },
        { line: 4, genes: ['Aaa3', 'Aaa1'], recordTypes: [], visible: false, note: '' },
      ],
      refused: [
        { line: 3, genes: 'Nope', message: 'Nope is not a valid gene symbol.' },
        { line: 5, genes: 'Aaa1', message: '[Aaa1] already exist in the list.' },
      ],
      synonyms: [],
    });
    expect(await shown()).toEqual(['Aaa1']);
  });

  test('refuses missing headers, an unknown consortium and no file', async () => {
    expect(refusal(await add('Note,Type,Visible\n'))).toBe('400 Header Genes not found in csv file.');
    const unknown = '/api/geneList/updateListWithFile/Nope';
    expect(refusal(await upload(tracker, unknown, file(), { caller: CAST.administrator }))).toBe(
      "400 Consortium 'Nope' does not exist.",
    );
    expect(refusal(await upload(tracker, IMPORT, file(), { caller: MANAGER, part: 'x' }))).toBe(
      '400 file parameter is missing',
    );
  });

  test.each([
    [CAST.consortiumMember, 403],
    [null, 401],
  ])('%s may neither look nor add', async (caller, status) => {
    expect((await add(file('Aaa2,,,true'), '', caller)).statusCode).toBe(status);
    expect((await upload(tracker, PREVIEW, file(), { caller })).statusCode).toBe(403);
  });

  test('an exported file can be imported again', async () => {
    await add(file('"Aaa2,Aaa3","say ""it""",Tier1,true'));
    const exported = await tracker.app.inject({
      url: '/api/geneList/IMPC/export',
      headers: await tracker.as(MANAGER),
    });
    const before = await shown();
    const ids = (await recordsOf(tracker)).map(({ id }) => id);
    await tracker.app.inject({
      method: 'DELETE',
      url: `/api/geneList/IMPC/content?recordId=${ids.join(',')}`,
      headers: await tracker.as(MANAGER),
    });
    expect((await add(exported.body)).statusCode).toBe(204);
    expect(await shown()).toEqual(before);
  });
});

describe('an import that reports its progress', () => {
  const STEPS = '/api/v2/geneList/IMPC/import';
  const linesOf = (body: string) => body.trimEnd().split('\n');

  test('returns the rows written so far, line by line, and at the end that they are stored', async () => {
    const symbols = await addGenes(tracker.db, 2500);
    const content = file(...symbols.map((symbol) => `${symbol},,,true`));
    const response = await upload(tracker, STEPS, content, { caller: MANAGER });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(response.headers['content-encoding']).toBeUndefined();
    const steps = linesOf(response.body).map((line): GeneListImportStep => JSON.parse(line));
    expect(steps.map(({ added, isStored }) => [added, isStored])).toEqual([
      [0, false],
      [1000, false],
      [2000, false],
      [2500, false],
      [2500, true],
    ]);
    expect(new Set(steps.map(({ rows }) => rows))).toEqual(new Set([2500]));
    expect(await listLength()).toBe(2501);
  });

  test('leaves bad rows out on request, and counts the others', async () => {
    const response = await upload(tracker, `${STEPS}?rows=good`, file('Aaa2,,,true', 'Nope,,,'), {
      caller: MANAGER,
    });
    expect(linesOf(response.body).at(-1)).toBe('{"added":1,"rows":1,"isStored":true}');
  });

  test.each([
    ['a bad row', MANAGER, file('Aaa2,,,true', 'Nope,,,'), '400 Nope is not a valid gene symbol.'],
    [
      'who may not',
      CAST.consortiumMember,
      file('Aaa2,,,true'),
      '403 You do not have permission to change the gene list of IMPC.',
    ],
  ])('%s is refused as in every other request', async (_what, caller, content, text) => {
    expect(refusal(await upload(tracker, STEPS, content, { caller }))).toBe(text);
    expect(await shown()).toEqual(['Aaa1']);
  });

  test('a failure on the way is the last line, and nothing is added', async () => {
    await tracker.db.schema
      .alterTable('list_record')
      .addCheckConstraint('no_bad_note', NO_BAD_NOTE)
      .execute();
    const symbols = await addGenes(tracker.db, 1001);
    const rows = symbols.map((symbol, position) => `${symbol},${position === 1000 ? 'bad' : ''},,true`);
    const response = await upload(tracker, STEPS, file(...rows), { caller: MANAGER });
    await tracker.db.schema.alterTable('list_record').dropConstraint('no_bad_note').execute();
    const lines = linesOf(response.body);
    expect(lines.slice(0, -1)).toHaveLength(2);
    const last: ErrorEnvelope = JSON.parse(lines.at(-1) ?? '');
    expect(last.apierror.status).toBe('CONFLICT');
    expect(await listLength()).toBe(1);
  });

  async function listLength(): Promise<number> {
    const page = await getJson<GeneListPage>(tracker, '/api/geneList/IMPC/content?size=1', MANAGER);
    return page.page.totalElements;
  }
});
