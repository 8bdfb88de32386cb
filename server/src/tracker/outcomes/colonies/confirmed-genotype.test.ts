import type { HistoryRecord, Mutation } from 'shared/contract';
import { getJson, refusal, send } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { mutationRoutes } from '../../mutations/routes.ts';
import {
  addColony,
  addMutation,
  link,
  mutationBody,
  mutationsOf,
} from '../../mutations/testing/mutations.ts';
import { outcomeRoutes } from '../routes.ts';
import { readColony } from '../testing/colonies.ts';
import { setColonyStatus } from '../testing/plans.ts';

let tracker: TestApp;
let serial = 0;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [outcomeRoutes, mutationRoutes], beginning: 'lists' });
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Zfp999', accId: 'MGI:9999999' });
});
afterAll(() => tracker.close());

const aMutation = (place: { pin: string; tpo: string }) =>
  addMutation(tracker, place, mutationBody(`Zfp999<em${++serial}(IMPC)J>`));

/** A confirmed colony of JAX, with one mutation. */
async function aConfirmedColony() {
  const place = await addColony(tracker);
  const min = await aMutation(place);
  await setColonyStatus(tracker.db, place.tpo, 'Genotype Confirmed');
  const url = `/api/plans/${place.pin}/outcomes/${place.tpo}`;
  return { place, min, url, name: (await readColony(tracker, url))?.name };
}

async function unlink(place: { pin: string; tpo: string }, min: string) {
  const url = `${mutationsOf(place)}/deleteAssociations?min=${min}`;
  return tracker.app.inject({ method: 'DELETE', url, headers: await tracker.as(CAST.unitMember) });
}

async function change(place: { pin: string; tpo: string }, min: string, members: Partial<Mutation>) {
  const url = `${mutationsOf(place)}/${min}`;
  const mutation = await getJson<Mutation>(tracker, url);
  return send(tracker, 'PUT', url, { ...mutation, ...members }, CAST.unitMember);
}

const refused = (name: string | undefined) =>
  `400 The genotype of the colony ${name} is confirmed, which requires that the colony has mutations, each with a symbol ` +
  'and, unless it is made from es cells, with an outcome sequence. Add what takes its place first, or have the ' +
  'confirmation reversed by the CDA or the DCC.';

describe('a confirmed colony', () => {
  test('does not lose its last mutation, but one that has been replaced', async () => {
    const { place, min, name } = await aConfirmedColony();
    expect(refusal(await unlink(place, min))).toBe(refused(name));
    const other = await aMutation(place);
    expect((await unlink(place, min)).statusCode).toBe(200);
    expect(refusal(await unlink(place, other))).toBe(refused(name));
  });

  test('does not lose the sequence of a mutation', async () => {
    const { place, min, name } = await aConfirmedColony();
    expect(refusal(await change(place, min, { mutationSequences: [] }))).toBe(refused(name));
    expect((await change(place, min, { description: 'seen' })).statusCode).toBe(200);
    const kept = await getJson<Mutation>(tracker, `${mutationsOf(place)}/${min}`);
    expect(kept.mutationSequences).toHaveLength(1);
  });

  test('that lacked it before can be changed', async () => {
    const place = await addColony(tracker);
    const min = await addMutation(
      tracker,
      place,
      mutationBody(`Zfp999<em${++serial}(IMPC)J>`, { mutationSequences: [] }),
    );
    await setColonyStatus(tracker.db, place.tpo, 'Genotype Confirmed');
    expect((await change(place, min, { description: 'imported' })).statusCode).toBe(200);
    expect((await unlink(place, min)).statusCode).toBe(200);
  });

  test('of others steps back when its mutation is taken back', async () => {
    const { place, min, url } = await aConfirmedColony();
    const theirs = await addColony(tracker, { workUnit: 'TCP' });
    await link(tracker, min, theirs);
    await setColonyStatus(tracker.db, theirs.tpo, 'Genotype Confirmed');
    const response = await tracker.app.inject({
      method: 'POST',
      url: `/api/mutations/${min}/takeBack`,
      headers: await tracker.as(CAST.unitMember),
    });
    expect(response.statusCode).toBe(200);
    const theirUrl = `/api/plans/${theirs.pin}/outcomes/${theirs.tpo}`;
    const colony = await readColony(tracker, theirUrl);
    expect(colony?.statusName).toBe('Genotype Not Confirmed');
    expect(colony?.statusDates.at(-1)?.statusName).toBe('Genotype Not Confirmed');
    const [record] = await getJson<HistoryRecord[]>(tracker, `${theirUrl}/history`);
    expect(record?.details).toContainEqual({
      field: 'colony.status.name',
      oldValue: 'Genotype Confirmed',
      newValue: 'Genotype Not Confirmed',
      note: 'Field changed',
    });
    expect((await readColony(tracker, url))?.statusName).toBe('Genotype Confirmed');
    expect((await getJson<Mutation>(tracker, `${mutationsOf(place)}/${min}`)).min).toBe(min);
  });
});
