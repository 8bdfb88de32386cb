import type { HistoryRecord, Mutation, MutationList } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
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
let hidden: ColonyPlace;
let empty: ColonyPlace;
let min: string;
let second: string;
let shared: string;

beforeAll(async () => {
  tracker = await openMutationTracker();
  colony = await addColony(tracker);
  hidden = await addColony(tracker, { privacy: 'restricted' });
  empty = await addColony(tracker);
  min = await addMutation(tracker, colony, mutationBody('Zfp999<em1(IMPC)J>'));
  second = await addMutation(tracker, colony, mutationBody('Zfp999<em2(IMPC)J>'));
  shared = await addMutation(tracker, hidden, mutationBody('Zfp999<em3(IMPC)J>'));
  await link(tracker, shared, empty);
});
afterAll(() => tracker.close());

const hrefs = (links: { href: string }[] | undefined) => links?.map(({ href }) => href.replace(BASE_URL, ''));
const placeOf = ({ pin, tpo }: ColonyPlace) => `/api/plans/${pin}/outcomes/${tpo}`;

describe('one mutation', () => {
  test('is the same wherever it is read', async () => {
    const mutation = await readMutation(tracker, min, null);
    expect(mutation.symbol).toBe('Zfp999<em1(IMPC)J>');
    expect(await getJson(tracker, `${mutationsOf(colony)}/${min}`)).toEqual(mutation);
    expect(await getJson(tracker, `${mutationsOf(colony)}/${min}/`)).toEqual(mutation);
  });

  test('has its version in the tag', async () => {
    for (const url of [`/api/mutations/${min}`, `${mutationsOf(colony)}/${min}`])
      expect((await get(tracker, url)).headers.etag).toMatch(/^"1-/);
  });

  test('links one address for each outcome, which may be none', async () => {
    const { _links: two } = await readMutation(tracker, shared);
    expect(Array.isArray(two.self) && hrefs(two.self)).toEqual([
      `/api/mutations/${shared}`,
      `/api/mutations/${shared}`,
    ]);
    expect(hrefs(two.outcomes)).toEqual([placeOf(hidden), placeOf(empty)]);
    const { min: lone } = await tracker.db
      .insertInto('mutation')
      .values({ symbol: null, imits_allele: 77, mgi_allele_id: 'MGI:1' })
      .returning('min')
      .executeTakeFirstOrThrow();
    expect(await readMutation(tracker, lone, CAST.administrator)).toMatchObject({
      _links: {},
      imitsAlleleId: 77,
      mgiAlleleId: 'MGI:1',
    });
  });

  test.each(['MIN:000000999999', 'MIN:', 'nothing', 'MIN:99999999999999999999', 'MIN:1%00'])(
    '%s does not exist',
    async (identifier) => {
      const response = await get(tracker, `/api/mutations/${identifier}`);
      expect(refusal(response)).toBe(`404 Mutation ${decodeURIComponent(identifier)} does not exist.`);
      expect(response.json()).toMatchObject({
        apierror: { debugMessage: 'Please check the resource identifier.' },
      });
    },
  );

  test('is only for those who may read the plans of all its outcomes', async () => {
    const response = await get(tracker, `/api/mutations/${shared}`, CAST.stranger);
    expect(refusal(response)).toBe(
      `403 You do not have permission to read the mutation ${shared}. It is linked to a plan that you do not have ` +
        'permission to read.',
    );
    expect((await readMutation(tracker, shared, CAST.consortiumMember)).min).toBe(shared);
  });
});

describe('the mutations of an outcome', () => {
  const list = (url: string, caller: TestCaller = null) => getJson<MutationList>(tracker, url, caller);

  test('are listed in order of their identifiers, with or without the plan in the address', async () => {
    const response = await list(mutationsOf(colony));
    expect(response._embedded?.mutations).toEqual([
      await readMutation(tracker, min),
      await readMutation(tracker, second),
    ]);
    expect(await list(`/api/outcomes/${colony.tpo}/mutations`)).toEqual(response);
  });

  test('are an empty object without mutations', async () => {
    const none = await addColony(tracker);
    expect(await list(mutationsOf(none))).toEqual({});
    expect(await list(`/api/outcomes/${none.tpo}/mutations`)).toEqual({});
  });

  test('do not name outcomes that the reader may not know of', async () => {
    const links = async (caller: TestCaller) =>
      (await list(mutationsOf(empty), caller))._embedded?.mutations.map(({ _links }: Mutation) =>
        hrefs(_links.outcomes),
      );
    expect(await links(CAST.stranger)).toEqual([[placeOf(empty)]]);
    expect(await links(CAST.administrator)).toEqual([[placeOf(hidden), placeOf(empty)]]);
  });

  test('are refused with the outcome', async () => {
    expect(refusal(await get(tracker, `/api/outcomes/${hidden.tpo}/mutations`))).toBe(
      `403 You do not have permission to read the outcome ${hidden.tpo}. The outcome is linked to the plan ` +
        `${hidden.pin} and you do not have permission to read it.`,
    );
    expect(refusal(await get(tracker, mutationsOf(hidden)))).toBe(
      `403 You do not have permission to read the plan ${hidden.pin}.`,
    );
    expect(refusal(await get(tracker, '/api/outcomes/TPO:000000999999/mutations'))).toBe(
      '404 Outcome TPO:000000999999 does not exist.',
    );
    expect(refusal(await get(tracker, mutationsOf({ ...colony, pin: 'PIN:0000999999' })))).toBe(
      '404 The plan[PIN:0000999999] does not exist.',
    );
    expect(refusal(await get(tracker, mutationsOf({ ...colony, tpo: empty.tpo })))).toBe(
      `400 Plan ${colony.pin} is not related with outcome ${empty.tpo}.`,
    );
  });
});

test('the history of a mutation begins with its creation; authors are for those who are signed in', async () => {
  const url = `${mutationsOf(colony)}/${second}`;
  const mutation = await readMutation(tracker, second);
  await send(tracker, 'PUT', url, { ...mutation, description: 'seen' }, CAST.unitMember);
  const history = await getJson<HistoryRecord[]>(tracker, `${url}/history`, CAST.stranger);
  expect(history).toEqual([
    {
      id: 1,
      user: CAST.administrator,
      date: expect.any(String),
      at: expect.any(String),
      comment: 'Mutation created',
      details: [],
    },
    {
      id: 2,
      user: CAST.unitMember,
      date: expect.any(String),
      at: expect.any(String),
      comment: 'Mutation updated',
      details: [{ field: 'description', oldValue: null, newValue: 'seen', note: 'Field changed' }],
    },
  ]);
  const masked = await getJson<HistoryRecord[]>(tracker, `${url}/history`);
  expect(masked.map(({ user }) => user)).toEqual(['*******@***.***', '*******@***.***']);
});
