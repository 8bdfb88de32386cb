import type { ChangeResponse, HistoryRecord, Mutation } from 'shared/contract';
import { get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { outcomeRoutes } from '../outcomes/routes.ts';
import { mutationBatchRoutes } from './batch-routes.ts';
import { mutationRoutes } from './routes.ts';
import {
  addColony,
  addMutation,
  link,
  mutationBody,
  mutationsOf,
  readMutation,
  type ColonyPlace,
} from './testing/mutations.ts';

let tracker: TestApp;
let serial = 0;

beforeAll(async () => {
  tracker = await openTestApp({
    modules: [outcomeRoutes, mutationRoutes, mutationBatchRoutes],
    beginning: 'lists',
  });
  await addCast(tracker.db);
  await addGene(tracker.db, {
    symbol: 'Zfp999',
    accId: 'MGI:9999999',
    position: { chromosome: '5', start: 31_210_000, stop: 31_240_000, strand: '+' },
  });
});
afterAll(() => tracker.close());

const restrictedOf = (workUnit: string) => addColony(tracker, { privacy: 'restricted', workUnit });
const mutationIn = (place: ColonyPlace) =>
  addMutation(tracker, place, mutationBody(`Zfp999<em${++serial}(IMPC)J>`));

async function call(method: 'POST' | 'DELETE', url: string, caller: TestCaller) {
  const headers = caller === null ? {} : await tracker.as(caller);
  return tracker.app.inject({ method, url, headers });
}

const linkTo = (place: ColonyPlace, min: string, caller: TestCaller) =>
  call('POST', `${mutationsOf(place)}/associate?min=${min}`, caller);
const unlinkFrom = (place: ColonyPlace, min: string) =>
  call('DELETE', `${mutationsOf(place)}/deleteAssociations?min=${min}`, CAST.unitMember);
const takeBack = (min: string, caller: TestCaller) => call('POST', `/api/mutations/${min}/takeBack`, caller);

async function positionsFor(min: string, caller: TestCaller): Promise<number> {
  const response = await send(tracker, 'POST', '/api/mutation/get_mutation_with_ensembl', [min], caller);
  return response.json<unknown[]>().length;
}

describe('a mutation unlinked from a restricted project', () => {
  let min: string;
  let place: ColonyPlace;

  beforeAll(async () => {
    place = await restrictedOf('JAX');
    min = await mutationIn(place);
    expect((await unlinkFrom(place, min)).statusCode).toBe(200);
  });

  test.each([null, CAST.stranger])('stays hidden from %s', async (caller) => {
    expect(refusal(await get(tracker, `/api/mutations/${min}`, caller))).toBe(
      `403 You do not have permission to read the mutation ${min}. It is linked to a plan that you do not have ` +
        'permission to read.',
    );
    if (caller !== null) expect(await positionsFor(min, caller)).toBe(0);
  });

  test('cannot be adopted by strangers', async () => {
    const theirs = await addColony(tracker, { workUnit: 'TCP' });
    expect((await linkTo(theirs, min, CAST.stranger)).statusCode).toBe(403);
  });

  test.each([CAST.unitMember, CAST.administrator])('can be read and linked again by %s', async (caller) => {
    expect((await readMutation(tracker, min, caller))._links.outcomes ?? []).toEqual([]);
    expect(await positionsFor(min, caller)).toBe(1);
    expect((await linkTo(place, min, caller)).statusCode).toBe(200);
    await unlinkFrom(place, min);
  });

  test('belongs to the plan that still carries it, when there is one', async () => {
    const other = await addColony(tracker);
    const both = await mutationIn(place);
    expect((await linkTo(other, both, CAST.unitMember)).statusCode).toBe(200);
    await unlinkFrom(place, both);
    expect((await readMutation(tracker, both, null)).min).toBe(both);
    await unlinkFrom(other, both);
    expect((await readMutation(tracker, both, null)).min).toBe(both);
  });

  test('without any known plan is for administrators', async () => {
    const { min: stray } = await tracker.db
      .insertInto('mutation')
      .values({ symbol: null })
      .returning('min')
      .executeTakeFirstOrThrow();
    expect((await get(tracker, `/api/mutations/${stray}`, CAST.unitMember)).statusCode).toBe(403);
    expect((await readMutation(tracker, stray, CAST.administrator)).min).toBe(stray);
  });
});

describe('a mutation of a public project of JAX', () => {
  test('is not linked by a stranger, who could lock its owners out', async () => {
    const [place, theirs] = [await addColony(tracker), await restrictedOf('TCP')];
    const min = await mutationIn(place);
    expect(refusal(await linkTo(theirs, min, CAST.stranger))).toBe(
      `403 You do not have permission to link the mutation ${min}. To link it you need permission to update it.`,
    );
    expect((await linkTo(await addColony(tracker), min, CAST.unitMember)).statusCode).toBe(200);
  });

  describe('that is linked to a hidden outcome all the same', () => {
    let place: ColonyPlace;
    let theirs: ColonyPlace;
    let min: string;

    beforeEach(async () => {
      [place, theirs] = [await addColony(tracker), await restrictedOf('TCP')];
      min = await mutationIn(place);
      await link(tracker, min, theirs);
    });

    const change = async (caller: TestCaller) => {
      const url = `${mutationsOf(place)}/${min}`;
      const body = await getJson<Mutation>(tracker, url, caller);
      return send(tracker, 'PUT', url, { ...body, description: 'mine' }, caller);
    };

    test('is read by its owners, who learn nothing of the hidden outcome', async () => {
      const response = await get(tracker, `/api/mutations/${min}`, CAST.unitMember);
      expect(response.json()).toMatchObject({ min, _links: { outcomes: [expect.anything()] } });
      expect(response.body).not.toContain(theirs.tpo);
    });

    test('says what to do when it cannot be changed, without naming the hidden plan', async () => {
      expect(refusal(await change(CAST.unitMember))).toBe(
        '403 To update this mutation you need permission to update all plans that carry it. One of them is not yours ' +
          'to read. Who may update the plan that the mutation belongs to can take it back.',
      );
    });

    test.each([CAST.unitMember, CAST.administrator])('is taken back by %s', async (caller) => {
      const response = await takeBack(min, caller);
      expect(response.statusCode).toBe(200);
      expect(response.json<ChangeResponse>().history).toEqual([
        expect.objectContaining({ user: caller, comment: 'Outcome updated' }),
      ]);
      expect((await change(CAST.unitMember)).statusCode).toBe(200);
      const history = await getJson<HistoryRecord[]>(
        tracker,
        `/api/plans/${theirs.pin}/outcomes/${theirs.tpo}/history`,
        CAST.administrator,
      );
      expect(history.at(-1)?.details).toContainEqual(expect.objectContaining({ note: 'Element removed' }));
    });

    test('a second time there is nothing to take back', async () => {
      await takeBack(min, CAST.unitMember);
      expect((await takeBack(min, CAST.unitMember)).json().history).toEqual([
        { id: 1, user: null, date: null, comment: null, details: null },
      ]);
    });

    test.each([CAST.stranger, CAST.consortiumMember])('is not taken back by %s', async (caller) => {
      expect(refusal(await takeBack(min, caller))).toBe(
        `403 You do not have permission to take the mutation ${min} back. ` +
          'You need permission to update the plan that it belongs to.',
      );
    });
  });

  test('an unknown one cannot be taken back', async () => {
    expect(refusal(await takeBack('MIN:000000999999', CAST.administrator))).toBe(
      '404 Mutation MIN:000000999999 does not exist.',
    );
  });
});
