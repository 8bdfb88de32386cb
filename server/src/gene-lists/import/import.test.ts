import type { GeneListImportPreview } from 'shared/contract';
import type { TestApp } from '../../http/test-app.ts';
import { CAST } from '../../testing/cast.ts';
import { refusal, upload } from '../../testing/calls.ts';
import { inShort, MANAGER, openGeneLists, record, recordsOf, save } from '../test-gene-lists.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openGeneLists();
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('list_record').execute();
  await save(tracker, [record('Aaa1')]);
});

const IMPORT = '/api/geneList/updateListWithFile/IMPC';
const PREVIEW = '/api/v2/geneList/IMPC/importPreview';
const file = (...rows: string[]) => ['Genes,Note,Type,Visible', ...rows, ''].join('\n');
const add = (content: string, query = '', caller: string | null = MANAGER) =>
  upload(tracker, IMPORT + query, content, { caller });
const shown = async () => inShort(await recordsOf(tracker));

describe('import of a file (api-3 §1.9)', () => {
  test('adds its rows to the list', async () => {
    const answer = await add(file('aaa2,About it,Tier2,true', '"Aaa3,Aaa4",,"Tier1,Tier2",false'));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await shown()).toEqual(['Aaa1', 'Aaa2 Tier2', 'Aaa3+Aaa4 Tier1 Tier2']);
    expect((await recordsOf(tracker))[1]).toMatchObject({ note: 'About it', visible: true });
  });

  test.each([
    ['an unknown symbol', 'Nope,,,true', 'Nope is not a valid gene symbol.'],
    ['no symbol', ',,Tier1,true', ' is not a valid gene symbol.'],
    ['genes of the list', 'Aaa1,,,true', '[Aaa1] already exist in the list.'],
    ['an unknown type', 'Aaa3,,Tier9,true', 'Record type Tier9 does not exist in consortium IMPC.'],
    ['a repeated row', 'Aaa2,,,true', '[Aaa2] is in line 2 already.'],
  ])('%s: nothing is added, or the good rows alone when asked to', async (_what, row, text) => {
    const content = file('Aaa2,,Tier1,true', row);
    expect(refusal(await add(content))).toBe(`400 ${text}`);
    expect(await shown()).toEqual(['Aaa1']);
    expect((await add(content, '?rows=good')).statusCode).toBe(204);
    expect(await shown()).toEqual(['Aaa1', 'Aaa2 Tier1']);
  });

  test('a preview tells every row, and changes nothing (PP-67)', async () => {
    const content = file('Aaa2,n,Tier1,true', 'Nope,,,', '"Aaa3,Aaa1",,,', 'Aaa1,,,');
    const answer = await upload(tracker, PREVIEW, content, { caller: MANAGER });
    expect(answer.json<GeneListImportPreview>()).toEqual({
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
    });
    expect(await shown()).toEqual(['Aaa1']);
  });

  test('headers that are missing, an unknown consortium and no file are told', async () => {
    expect(refusal(await add('Note,Type,Visible\n'))).toBe('400 Header Genes not found in csv file.');
    const unknown = '/api/geneList/updateListWithFile/Nope';
    expect(refusal(await upload(tracker, unknown, file(), { caller: CAST.administrator }))).toBe(
      "400 Consortium 'Nope' does not exist.",
    );
    expect(refusal(await upload(tracker, IMPORT, file(), { caller: MANAGER, part: 'x' }))).toBe(
      '400 file parameter is missing',
    );
  });

  test.each([CAST.consortiumMember, null])('%s may neither look nor add', async (caller) => {
    expect((await add(file('Aaa2,,,true'), '', caller)).statusCode).toBe(403);
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
