import type { ChangeResponse, HistoryRecord, PhenotypingStage } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { addStagePlan, madeStage, openStageTracker, readStage } from './testing/stages.ts';

let tracker: TestApp;
let pin: string;
let path: string;

beforeAll(async () => {
  tracker = await openStageTracker();
});

beforeEach(async () => {
  pin = await addStagePlan(tracker);
  path = await madeStage(tracker, pin, {
    phenotypingExperimentsStarted: '2031-05-20',
    tissueDistributions: [tissue({ startDate: '2031-06-01' }), tissue({ workUnitName: 'Harwell' })],
  });
});

afterAll(() => tracker.close());

function tissue(members: object = {}) {
  return { workUnitName: 'JAX', materialDepositedTypeName: 'Fixed Tissue', ...members };
}

function put(body: object, caller: TestCaller = CAST.unitMember, headers = {}, url = path) {
  return send(tracker, 'PUT', url, body, caller, headers);
}

async function history(): Promise<HistoryRecord[]> {
  return getJson<HistoryRecord[]>(tracker, `${path}/history`, CAST.unitMember);
}

describe('changing a stage (api-2 §18.4)', () => {
  test('returns the record of the change, which the history then has', async () => {
    const stage = await readStage(tracker, path);
    const response = await put({ ...stage, initialDataReleaseDate: '2031-07-01' });
    expect(response.statusCode).toBe(200);
    const { history: records, _links } = response.json<ChangeResponse>();
    expect(_links.self.href).toBe(BASE_URL + path);
    expect(records).toEqual([
      {
        id: 1,
        user: CAST.unitMember,
        date: expect.any(String),
        at: expect.any(String),
        comment: 'PhenotypingStage updated',
        details: [
          { field: 'initialDataReleaseDate', oldValue: null, newValue: '2031-07-01', note: 'Field changed' },
        ],
      },
    ]);
    expect(await history()).toEqual([
      expect.objectContaining({ comment: 'PhenotypingStage created' }),
      { ...records[0], id: 2 },
    ]);
  });

  test('clears what is not sent', async () => {
    await put({});
    expect(await readStage(tracker, path)).toMatchObject({
      phenotypingExperimentsStarted: null,
      initialDataReleaseDate: null,
      tissueDistributions: [],
    });
  });

  test('ignores members that a client may not set', async () => {
    const stage = await readStage(tracker, path);
    const { history: records } = (
      await put({
        ...stage,
        psn: 'PSN:000000000000',
        phenotypingTypeName: 'late adult',
        phenotypingExternalRef: 'OTHER',
        statusName: 'Phenotyping Finished',
        statusDates: [],
        _links: {},
      })
    ).json<ChangeResponse>();
    expect(records).toEqual([{ id: 1, user: null, date: null, comment: null, details: null }]);
    expect(await readStage(tracker, path)).toEqual(stage);
  });

  test('that changes nothing leaves no trace', async () => {
    const etag = (await get(tracker, path, CAST.unitMember)).headers.etag;
    await put(await readStage(tracker, path));
    expect(await history()).toHaveLength(1);
    expect((await get(tracker, path, CAST.unitMember)).headers.etag).toBe(etag);
  });
});

describe('tissue (api-2 §21)', () => {
  test('is replaced: matched by its id, removed when it is not sent, new without an id or with any other', async () => {
    const [kept, gone] = (await readStage(tracker, path)).tissueDistributions;
    const foreign = await madeStage(tracker, await addStagePlan(tracker), {
      tissueDistributions: [tissue()],
    });
    const [others] = (await readStage(tracker, foreign)).tissueDistributions;
    await put({
      phenotypingExperimentsStarted: '2031-05-20',
      tissueDistributions: [
        { ...kept, endDate: '2031-08-01' },
        tissue({ startDate: '2031-01-01' }),
        tissue({ id: -1, startDate: '2031-01-02' }),
        tissue({ id: others?.id, startDate: '2031-01-03' }),
      ],
    });
    const [first, ...added] = (await readStage(tracker, path)).tissueDistributions;
    expect(first).toEqual({ ...kept, endDate: '2031-08-01' });
    expect(added.map(({ startDate }) => startDate)).toEqual(['2031-01-01', '2031-01-02', '2031-01-03']);
    expect(added.every(({ id }) => id > 0 && id !== gone?.id && id !== others?.id)).toBe(true);
    expect((await readStage(tracker, foreign)).tissueDistributions).toEqual([others]);
  });

  test('appears in the history with its fields', async () => {
    const [kept, gone] = (await readStage(tracker, path)).tissueDistributions;
    await put({
      phenotypingExperimentsStarted: '2031-05-20',
      tissueDistributions: [{ ...kept, workUnitName: 'TCP' }],
    });
    const lines = (await history())
      .at(-1)
      ?.details.map(({ note, field, oldValue, newValue }) => [note, field, oldValue, newValue]);
    const fixed = (unit: string) => `workUnit.name=${unit}, materialDepositedType.name=Fixed Tissue`;
    expect(lines).toEqual([
      [
        'Element changed',
        `tissueDistributions.[${kept?.id}]`,
        `startDate=2031-06-01, ${fixed('JAX')}`,
        `startDate=2031-06-01, ${fixed('TCP')}`,
      ],
      ['Field changed', `tissueDistributions.[${kept?.id}].workUnit.name`, 'JAX', 'TCP'],
      ['Element removed', `tissueDistributions.[${gone?.id}]`, fixed('Harwell'), null],
      ['Field changed', `tissueDistributions.[${gone?.id}].materialDepositedType.name`, 'Fixed Tissue', null],
      ['Field changed', `tissueDistributions.[${gone?.id}].workUnit.name`, 'Harwell', null],
    ]);
  });
});

describe('two people at once', () => {
  test('the second writer gets who changed what, and may save on the present version', async () => {
    const stage = await readStage(tracker, path);
    const etag = (await get(tracker, path, CAST.unitMember)).headers.etag ?? '';
    const ifMatch = { 'if-match': etag };
    expect(
      (await put({ ...stage, initialDataReleaseDate: '2031-07-01' }, undefined, ifMatch)).statusCode,
    ).toBe(200);
    const late = await put({ ...stage, initialDataReleaseDate: '2031-09-09' }, CAST.dcc, ifMatch);
    expect(refusal(late)).toMatch(
      /^412 The phenotyping stage has been changed since you opened it: unit@lab.example changed initialDataReleaseDate on /,
    );
    expect(await readStage(tracker, path)).toMatchObject({ initialDataReleaseDate: '2031-07-01' });
    const present = (await get(tracker, path, CAST.unitMember)).headers.etag ?? '';
    const again = await put({ ...stage, initialDataReleaseDate: '2031-09-09' }, CAST.dcc, {
      'if-match': present,
    });
    expect(again.statusCode).toBe(200);
  });

  test('no two of them save on the same version', async () => {
    const etag = (await get(tracker, path, CAST.unitMember)).headers.etag ?? '';
    const responses = await Promise.all(
      ['2031-07-01', '2031-07-02', '2031-07-03'].map((initialDataReleaseDate) =>
        put({ initialDataReleaseDate }, CAST.unitMember, { 'if-match': etag }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
  });
});

describe('no stage is changed', () => {
  const unchanged = async (before: PhenotypingStage) =>
    expect(await readStage(tracker, path)).toEqual(before);

  test.each([
    [
      'with tissue of an unknown material',
      { tissueDistributions: [tissue({ materialDepositedTypeName: 'Hair' })] },
      "400 Material deposited type 'Hair' does not exist.",
    ],
    [
      'with tissue at an unknown work unit',
      { tissueDistributions: [tissue({ workUnitName: '' })] },
      "400 Work unit name '' does not exist.",
    ],
    ['on a day that there is not', { initialDataReleaseDate: '2031-02-30' }, '400 Validation error'],
    ['with an id that is none', { tissueDistributions: [tissue({ id: 'x' })] }, '400 Validation error'],
  ])('%s', async (_case, body, message) => {
    const before = await readStage(tracker, path);
    expect(refusal(await put(body))).toBe(message);
    await unchanged(before);
  });

  test.each([CAST.stranger, CAST.consortiumMember])('by %s', async (caller) => {
    const before = await readStage(tracker, path);
    const psn = path.split('/').at(-1);
    expect(refusal(await put({}, caller))).toBe(
      `403 You do not have permission to update the phenotyping stage ${psn}. ` +
        `To execute this action you need permission to edit the plan ${pin}.`,
    );
    await unchanged(before);
  });

  test.each(['PSN:000000999999', 'nonsense'])('that does not exist: %s', async (psn) => {
    const url = `/api/plans/${pin}/phenotypingStages/${psn}`;
    expect(refusal(await put({}, CAST.unitMember, {}, url))).toBe(
      `400 Plan ${pin} does not have an phenotyping stages ${psn}`,
    );
  });

  test.each([
    ['another plan', {}],
    ['a plan without an attempt', { reference: undefined }],
  ])('by the address of %s', async (_case, plan) => {
    const other = await addStagePlan(tracker, plan);
    const psn = path.split('/').at(-1);
    const url = `/api/plans/${other}/phenotypingStages/${psn}`;
    expect(refusal(await put({}, CAST.unitMember, {}, url))).toBe(
      `400 Plan ${other} does not have an phenotyping stages ${psn}`,
    );
  });

  test('of a plan that does not exist, or that the caller may not read', async () => {
    const url = '/api/plans/PIN:0000999999/phenotypingStages/PSN:000000000001';
    expect(refusal(await put({}, CAST.unitMember, {}, url))).toBe(
      '404 The plan[PIN:0000999999] does not exist.',
    );
    const hidden = await addStagePlan(tracker, {}, { privacy: 'restricted' });
    const stage = await madeStage(tracker, hidden);
    expect(refusal(await put({}, CAST.stranger, {}, stage))).toBe(
      `403 You do not have permission to read the plan ${hidden}.`,
    );
  });
});
