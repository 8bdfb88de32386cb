import type { Mutation } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import {
  addColony,
  addMutation,
  link,
  mutationBody,
  mutationsOf,
  openMutationTracker,
  readMutation,
  type ColonyPlace,
} from './testing/mutations.ts';

let tracker: TestApp;
let colony: ColonyPlace;
let min: string;
let serial = 0;

const WHOLE = {
  qcNote: 'note',
  insertionSequences: [{ sequence: '>ins\nTTGA', location: 'chr5:31220110' }],
  targetedExons: [{ exonId: 'E2' }],
};

beforeAll(async () => {
  tracker = await openMutationTracker();
});
beforeEach(async () => {
  colony = await addColony(tracker);
  min = await addMutation(tracker, colony, mutationBody(symbolOf(++serial), WHOLE));
});
afterAll(() => tracker.close());

function symbolOf(number: number): string {
  return `Zfp999<em${number}(IMPC)J>`;
}

function put(
  body: object,
  caller: TestCaller = CAST.unitMember,
  headers: Readonly<Record<string, string>> = {},
) {
  return send(tracker, 'PUT', `${mutationsOf(colony)}/${min}`, body, caller, headers);
}

/** Changes some members, leaving the others as they are, and returns the mutation. */
async function change(members: object): Promise<Mutation> {
  const response = await put({ ...(await readMutation(tracker, min)), ...members });
  if (response.statusCode !== 200) throw new Error(response.body);
  return readMutation(tracker, min);
}

describe('changes of mutations that are refused (api-2 §15.4)', () => {
  test('rules apply to the sent and the stored members together', async () => {
    const before = await readMutation(tracker, min);
    const elsewhere = [{ index: 1, sequence: { sequence: '>d\nCCCC', typeName: 'complete' } }];
    expect(refusal(await put({ ...before, insertionSequences: null, mutationSequences: elsewhere }))).toBe(
      '400 Error: Insertion sequence Does Not Exist In Deletion Sequence',
    );
    expect(refusal(await put({ ...before, symbol: 'Zfp998<em1(IMPC)J>', genes: null }))).toBe(
      '400 Mutation:(Zfp998<em1(IMPC)J>) Mutation symbol(s) are not in the correct format',
    );
    expect(await readMutation(tracker, min)).toEqual(before);
  });

  test('the strict rules do not apply to mutations from before October 2022', async () => {
    await tracker.db
      .updateTable('mutation')
      .set({ created_at: '2022-10-01T00:00:00' })
      .where('min', '=', min)
      .execute();
    await change({ symbol: 'an old name', genes: [] });
    const before = await readMutation(tracker, min);
    expect(refusal(await put({ ...before, molecularMutationDeletions: [{ chr: 'chr5' }] }))).toBe(
      '400 Error: Invalid coordinates',
    );
  });

  test('a mutation may share its symbol once it exists', async () => {
    await tracker.db
      .insertInto('mutation')
      .values({ symbol: symbolOf(serial) })
      .execute();
    expect((await change({ qcNote: 'changed' })).qcNote).toBe('changed');
  });

  test.each<[string, (own: string, other: ColonyPlace) => Promise<[string, string]>]>([
    [
      'an unknown mutation',
      async () => [
        `${mutationsOf(colony)}/MIN:000000999999`,
        '404 Mutation MIN:000000999999 does not exist.',
      ],
    ],
    ['what is no identifier', async () => [`${mutationsOf(colony)}/7`, '404 Mutation 7 does not exist.']],
    [
      'a mutation of another outcome',
      async (own, other) => [
        `${mutationsOf(other)}/${own}`,
        `400 Outcome ${other.tpo} is not related with mutation ${own}.`,
      ],
    ],
    [
      'an outcome of another plan',
      async (own, other) => [
        `${mutationsOf({ ...colony, tpo: other.tpo })}/${own}`,
        `400 Plan ${colony.pin} is not related with outcome ${other.tpo}.`,
      ],
    ],
    [
      'an unknown outcome',
      async (own) => [
        `${mutationsOf({ ...colony, tpo: 'TPO:000000999999' })}/${own}`,
        '404 Outcome TPO:000000999999 does not exist.',
      ],
    ],
  ])('%s, read or written', async (_case, addressOf) => {
    const [url, expected] = await addressOf(min, await addColony(tracker));
    expect(refusal(await send(tracker, 'PUT', url, {}, CAST.unitMember))).toBe(expected);
    expect(refusal(await get(tracker, url))).toBe(expected);
    expect(refusal(await get(tracker, `${url}/history`))).toBe(expected);
  });

  test('unknown names, before the permission is checked', async () => {
    expect(refusal(await put({ genes: [{ symbol: 'Nope1' }] }, CAST.stranger))).toBe(
      '404 Gene with accession id or symbol [Nope1] does not exist.',
    );
  });

  test.each([[CAST.stranger], [CAST.consortiumMember]])('%s, who may not change the plan', async (caller) => {
    expect(refusal(await put({}, caller))).toBe(
      `403 To update this mutation you need permission to update the plan ${colony.pin}.`,
    );
  });

  test('callers who may not change the plan of every outcome of the mutation', async () => {
    const ofUcd = await addColony(tracker, { workUnit: 'UCD' });
    await link(tracker, min, ofUcd);
    expect(refusal(await put({}))).toBe(
      `403 To update this mutation you need permission to update the plan ${ofUcd.pin}.`,
    );
    expect((await put(await readMutation(tracker, min), CAST.administrator)).statusCode).toBe(200);
  });
});

describe('two who change one mutation', () => {
  test('the slower one is shown who changed what', async () => {
    const { headers } = await get(tracker, `/api/mutations/${min}`);
    const tag = { 'if-match': String(headers.etag) };
    const before = await readMutation(tracker, min);
    expect((await put({ ...before, targetedExons: [] }, CAST.unitMember, tag)).statusCode).toBe(200);
    const slower = await put({ ...before, qcNote: 'mine' }, CAST.administrator, tag);
    expect(refusal(slower)).toMatch(
      new RegExp(
        `^412 The mutation has been changed since you opened it: ${CAST.unitMember} changed targetedExons`,
      ),
    );
    expect((await readMutation(tracker, min)).qcNote).toBe('note');
  });

  test('simultaneously: one is stored, the other refused', async () => {
    const { headers } = await get(tracker, `/api/mutations/${min}`);
    const before = await readMutation(tracker, min);
    const responses = await Promise.all(
      ['one', 'two'].map((qcNote) =>
        put({ ...before, qcNote }, CAST.unitMember, { 'if-match': String(headers.etag) }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});
