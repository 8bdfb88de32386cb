import type { TestApp } from '../../../testing/test-app.ts';
import { CAST } from '../../../testing/cast.ts';
import { get, refusal, send } from '../../../testing/calls.ts';
import { CONTENT, inShort, MANAGER, openGeneLists, record, recordsOf, save } from './testing/gene-lists.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openGeneLists();
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('list_record').execute();
});

const shown = async () => inShort(await recordsOf(tracker));
const remove = async (ids: readonly (number | string)[], caller: string | null = MANAGER) =>
  tracker.app.inject({
    method: 'DELETE',
    url: `${CONTENT}?recordId=${ids.join(',')}`,
    headers: caller === null ? {} : await tracker.as(caller),
  });

describe('POST /api/geneList/{consortium}/content: adding and replacing (spec part 2 §7; api-3 §1.7)', () => {
  test('responds without content, and the other records stay', async () => {
    const response = await save(tracker, [
      record('Aaa1', { note: 'x', recordTypes: ['Tier1'] }),
      record('Aaa2'),
    ]);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const [first] = await recordsOf(tracker);
    await save(tracker, [record('MGI:3,aaa4', { id: first?.id, visible: true }), record('Aaa5')]);
    expect(await shown()).toEqual(['Aaa3+Aaa4', 'Aaa2', 'Aaa5']);
    expect((await recordsOf(tracker))[0]).toMatchObject({ id: first?.id, note: null, visible: true });
  });

  test('two new records with the same note stay two', async () => {
    await save(tracker, [record('Aaa1', { note: 'n' }), record('Aaa2', { note: 'n' })]);
    expect(await shown()).toEqual(['Aaa1', 'Aaa2']);
  });

  test('visible is false unless it is true, and a gene counts once in a record', async () => {
    await save(tracker, [record('Aaa1,Aaa1', { visible: null })]);
    expect(await recordsOf(tracker)).toMatchObject([{ visible: false, genes: [{ symbol: 'Aaa1' }] }]);
  });

  test('the consortium is found in any case; its first record makes its list', async () => {
    const response = await send(
      tracker,
      'POST',
      '/api/geneList/cmg/content',
      [record('Aaa1')],
      CAST.administrator,
    );
    expect(response.statusCode).toBe(204);
    expect(
      inShort(await recordsOf(tracker, { path: '/api/geneList/CMG/content', caller: CAST.administrator })),
    ).toEqual(['Aaa1']);
  });

  test('records may swap their genes', async () => {
    await save(tracker, [record('Aaa1'), record('Aaa2')]);
    const [one, other] = await recordsOf(tracker);
    await save(tracker, [record('Aaa2', { id: one?.id }), record('Aaa1', { id: other?.id })]);
    expect(await shown()).toEqual(['Aaa2', 'Aaa1']);
  });

  test.each([
    ['an unknown gene', [record('Nope')], '400 Nope is not a valid gene symbol or accession id.'],
    ['no symbol', [{ genes: [{ symbol: null }] }], '400 null is not a valid gene symbol or accession id.'],
    ['no gene', [{ genes: [] }], '400 A record needs at least one gene.'],
    ['genes of a stored record', [record('Aaa1,Aaa2')], '400 Gene(s) [[Aaa1, Aaa2]] already in this list.'],
    ['the same genes twice', [record('Aaa5'), record('Aaa5')], '400 Gene(s) [[Aaa5]] already in this list.'],
    [
      'an unknown type',
      [record('Aaa5', { recordTypes: ['Tier9'] })],
      '400 Record type Tier9 does not exist in consortium IMPC.',
    ],
    [
      'a record that is gone',
      [record('Aaa5', { id: 999999 })],
      '400 The record 999999 is not in the gene list of IMPC any more, or is there twice.',
    ],
  ])('%s is refused, and nothing is saved', async (_what, records, text) => {
    await save(tracker, [record('Aaa1,Aaa2')]);
    expect(refusal(await save(tracker, [record('Aaa4'), ...records]))).toBe(text);
    expect(await shown()).toEqual(['Aaa1+Aaa2']);
  });

  test('a change that makes a record equal to another is refused', async () => {
    await save(tracker, [record('Aaa1'), record('Aaa2')]);
    const [first] = await recordsOf(tracker);
    expect(refusal(await save(tracker, [record('Aaa2', { id: first?.id })]))).toBe(
      '400 Gene(s) [[Aaa2]] already in this list.',
    );
  });

  test('a record of another list can not be taken over', async () => {
    await send(tracker, 'POST', '/api/geneList/CMG/content', [record('Aaa1')], CAST.administrator);
    const [theirs] = await recordsOf(tracker, {
      path: '/api/geneList/CMG/content',
      caller: CAST.administrator,
    });
    expect((await save(tracker, [record('Aaa2', { id: theirs?.id })])).statusCode).toBe(400);
  });
});

describe('DELETE /api/geneList/{consortium}/content?recordId={ids}: removing (spec part 2 §7; api-3 §1.8)', () => {
  test('takes those records of the list; unknown ids are ignored', async () => {
    await save(tracker, [record('Aaa1', { recordTypes: ['Tier1'] }), record('Aaa2'), record('Aaa3')]);
    const [one, , three] = await recordsOf(tracker);
    const response = await remove([one?.id ?? 0, three?.id ?? 0, 999999, -4]);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await shown()).toEqual(['Aaa2']);
  });

  test.each(['x', '0x1', '1.5', '1e0', 'true'])(
    'refuses %s, which is no id, and removes nothing',
    async (id) => {
      await save(tracker, [record('Aaa1')]);
      const [one] = await recordsOf(tracker);
      expect(refusal(await remove([one?.id ?? 0, id]))).toBe(
        `400 The parameter 'recordId' of value '${id}' could not be converted to type 'integer'`,
      );
      expect(await shown()).toEqual(['Aaa1']);
    },
  );

  test('refuses a request without ids', async () => {
    const response = await tracker.app.inject({
      method: 'DELETE',
      url: CONTENT,
      headers: await tracker.as(MANAGER),
    });
    expect(refusal(response)).toBe('400 recordId parameter is missing');
  });
});

describe('who may (spec part 2 §6; api-3 §1.2 and §10.3)', () => {
  const DENIED = '403 You do not have permission to change the gene list of IMPC.';

  test.each([
    ['a member of the consortium', CAST.consortiumMember, DENIED],
    ['a manager of a work unit', CAST.stranger, DENIED],
    ['nobody', null, expect.stringMatching(/^401 /)],
  ])('%s may not', async (_who, caller, text) => {
    await save(tracker, [record('Aaa1')]);
    const [first] = await recordsOf(tracker);
    expect(refusal(await save(tracker, [record('Aaa2')], caller))).toEqual(text);
    expect(refusal(await remove([first?.id ?? 0], caller))).toEqual(text);
    expect(await shown()).toEqual(['Aaa1']);
  });

  test('an administrator may, and gets an error for a consortium that does not exist', async () => {
    expect((await save(tracker, [record('Aaa1')], CAST.administrator)).statusCode).toBe(204);
    const response = await send(tracker, 'POST', '/api/geneList/Nope/content', [], CAST.administrator);
    expect(refusal(response)).toBe("400 Consortium 'Nope' does not exist.");
  });
});

describe('two at once (ADR 12)', () => {
  const tagOf = async () => String((await get(tracker, CONTENT, MANAGER)).headers.etag);
  const CHANGED = '412 The gene list of IMPC has been changed by somebody else since you read it.';

  test('a change of what somebody else has changed meanwhile is refused', async () => {
    await save(tracker, [record('Aaa1')]);
    const read = await tagOf();
    expect((await save(tracker, [record('Aaa2')], MANAGER, { 'if-match': read })).statusCode).toBe(204);
    expect(refusal(await save(tracker, [record('Aaa3')], MANAGER, { 'if-match': read }))).toBe(CHANGED);
    expect((await save(tracker, [record('Aaa3')], MANAGER, { 'if-match': await tagOf() })).statusCode).toBe(
      204,
    );
    expect(await shown()).toEqual(['Aaa1', 'Aaa2', 'Aaa3']);
  });

  test('of two that add the same genes at the same time one is refused', async () => {
    const responses = await Promise.all([save(tracker, [record('Aaa1')]), save(tracker, [record('Aaa1')])]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
    expect(await shown()).toEqual(['Aaa1']);
  });
});

test('a longer note of before there were limits may be saved again, no other one', async () => {
  const tooLong = 'x'.repeat(10_001);
  await save(tracker, [record('Aaa1')]);
  const [stored] = await recordsOf(tracker);
  await tracker.db.updateTable('list_record').set({ note: tooLong }).execute();
  const id = stored?.id;
  expect((await save(tracker, [record('Aaa1', { id, note: tooLong, visible: true })])).statusCode).toBe(204);
  expect(await recordsOf(tracker)).toMatchObject([{ id, note: tooLong, visible: true }]);
  expect(refusal(await save(tracker, [record('Aaa1', { id, note: `${tooLong}y` })]))).toBe(
    '400 0.note: This text has 10,002 characters; at most 10,000 can be saved. Please shorten it.',
  );
});
