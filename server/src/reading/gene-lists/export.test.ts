import type { TestApp } from '../../../testing/test-app.ts';
import { CAST } from '../../../testing/cast.ts';
import { get, refusal } from '../../../testing/calls.ts';
import { addProjectOn, MANAGER, openGeneLists, record, save } from './testing/gene-lists.ts';

let tracker: TestApp;
let exact: string;
let restricted: string;

beforeAll(async () => {
  tracker = await openGeneLists();
  exact = await addProjectOn(tracker.db, ['Aaa2', 'Aaa1']);
  restricted = await addProjectOn(tracker.db, ['Aaa3'], { privacy: 'restricted' });
  await save(tracker, [
    record('Aaa1,Aaa2', { note: 'a "note"', visible: true, recordTypes: ['Tier2', 'Tier1'] }),
    record('Aaa3'),
    record('Aaa4', { note: '' }),
  ]);
});
afterAll(() => tracker.close());

const HEADER = '"Genes","Note","Types","Visible","Project"';
const url = (name: string) => `/api/geneList/IMPC/${name}`;
const first = () => `"Aaa1,Aaa2","a ""note""","Tier1,Tier2","true","${exact}(Plan Created)"`;

describe('gene lists as CSV (spec part 2 §7; api-3 §1.10)', () => {
  test.each([
    ['export', 'download.csv', 'text/csv'],
    ['exportProjection', 'download.csv', 'text/csv'],
    ['exportStream', 'customers.csv', 'application/csv'],
  ])('%s: every cell in quotes but a note that is not there', async (name, fileName, type) => {
    const response = await get(tracker, url(name), CAST.administrator);
    expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    expect(response.body.split('\n')).toEqual([
      HEADER,
      first(),
      `"Aaa3",,"","false","${restricted}(Plan Created)"`,
      '"Aaa4","","","false",""',
      '',
    ]);
  });

  test('a status that the caller may not know is left out', async () => {
    expect((await get(tracker, url('export'), MANAGER)).body).toContain(`"false","${restricted}"`);
  });

  test.each(['export', 'exportProjection', 'exportStream'])(
    '%s: only what is visible for people without a role in the consortium (spec part 2 §6)',
    async (name) => {
      expect((await get(tracker, url(name), CAST.consortiumMember)).body.split('\n')).toHaveLength(5);
      expect((await get(tracker, url(name), CAST.stranger)).body.split('\n')).toEqual([HEADER, first(), '']);
    },
  );

  test('the filter applies (spec part 2 §7)', async () => {
    const { body } = await get(tracker, `${url('export')}?markerSymbol=aaa4`, MANAGER);
    expect(body.split('\n')).toEqual([HEADER, '"Aaa4","","","false",""', '']);
  });

  test('everybody gets what is visible by exportPublic (spec part 2 §6, §7)', async () => {
    const { body } = await get(tracker, url('exportPublic'));
    expect(body.split('\n')).toEqual([HEADER, first(), '']);
    expect((await get(tracker, url('export'))).statusCode).toBe(403);
  });

  test('an unknown consortium has only the header, or is refused by the stream', async () => {
    expect((await get(tracker, '/api/geneList/Nope/export', MANAGER)).body).toBe(`${HEADER}\n`);
    expect(refusal(await get(tracker, '/api/geneList/Nope/exportStream', MANAGER))).toBe(
      "400 Consortium 'Nope' does not exist.",
    );
  });
});
