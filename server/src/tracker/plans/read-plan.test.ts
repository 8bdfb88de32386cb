import type { HistoryRecord, Plan } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { planRoutes } from './routes.ts';
import {
  addColony,
  addPlan,
  changePlan,
  CRISPR_ATTEMPT,
  putPlan,
  readPlan,
  setColonyStatus,
} from './testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([planRoutes]);
  await addCast(tracker.db);
});

afterAll(() => tracker.close());

test('a plan with its attempt, its stamps and its next steps (api-2 §3.2)', async () => {
  const tpn = await addProject(tracker.db, {});
  const pin = await addPlan(tracker, tpn, { funderNames: ['KOMP2'], comment: 'a remark' });
  const plan = await changePlan(tracker, pin, {
    funderNames: ['KOMP2'],
    comment: 'a remark',
    crisprAttempt: CRISPR_ATTEMPT,
  });

  expect(plan).toEqual({
    pin,
    tpn,
    typeName: 'production',
    attemptTypeName: 'crispr',
    funderNames: ['KOMP2'],
    workUnitName: 'JAX',
    workGroupName: 'BaSH',
    comment: 'a remark',
    crisprAttempt: expect.objectContaining({ miDate: '2031-03-02' }),
    statusName: 'Attempt In Progress',
    statusDates: [
      { statusName: 'Plan Created', date: expect.any(String) },
      { statusName: 'Attempt In Progress', date: expect.any(String) },
    ],
    summaryStatusName: 'Attempt In Progress',
    summaryStatusDates: [
      { statusName: 'Plan Created', date: expect.any(String) },
      { statusName: 'Attempt In Progress', date: expect.any(String) },
    ],
    statusTransition: {
      currentStatus: 'Attempt In Progress',
      transitions: [
        {
          action: 'abortWhenInProgress',
          description: 'Abort the plan that is in progress',
          triggeredByUser: true,
          available: true,
          note: null,
          nextStatus: 'Attempt Aborted',
        },
        {
          action: 'updateToEmbryosObtained',
          description: 'Update to embryos obtained for the attempt',
          triggeredByUser: false,
          available: false,
          note: 'There is not embryos information yet',
          nextStatus: 'Embryos Obtained',
        },
      ],
      actionToExecute: null,
    },
    _links: {
      self: { href: `${BASE_URL}/api/plans/${pin}` },
      project: { href: `${BASE_URL}/api/projects/${tpn}` },
    },
  });
});

test.each([
  ['crispr', []],
  ['haplo-essential crispr', []],
  ['es cell', []],
  ['breeding', []],
  ['haplo-essential phenotyping', ['phenotypingAttemptResponse']],
])('a new %s plan has the members %j about its attempt', async (attemptTypeName, members) => {
  const tpn = await addProject(tracker.db, {});
  await addPlan(tracker, tpn, attemptTypeName.startsWith('es') ? { attemptTypeName } : {});
  const plan = await readPlan(tracker, await addPlan(tracker, tpn, { attemptTypeName }));
  const found = Object.keys(plan).filter((member) => /Attempt(Response)?$|StartingPoint/.test(member));
  expect(found).toEqual(members);
  if (members.length > 0) expect(plan.phenotypingAttemptResponse).toEqual({});
});

test('the transitions list what the plan still needs of its colonies', async () => {
  const tpn = await addProject(tracker.db, {});
  const pin = await addPlan(tracker, tpn, {
    crisprAttempt: { totalEmbryosSurvived: 1, assay: { numHdrG0Mutants: 1 } },
  });
  const tpo = await addColony(tracker.db, pin, 'JAX-T', 'Genotype In Progress');
  const abortion = async () => (await readPlan(tracker, pin)).statusTransition.transitions[0];
  expect(await abortion()).toMatchObject({
    action: 'abortWhenFounderObtained',
    available: false,
    note: 'The plan has colonies that are not aborted. Please abort them first',
  });
  await setColonyStatus(tracker.db, tpo, 'Colony Aborted');
  expect(await abortion()).toMatchObject({ available: true, note: null });
});

describe('who may read a plan (api-2 §2)', () => {
  test.each([
    ['public', [200, 200, 200, 200, 200, 200, 200]],
    ['protected', [403, 403, 200, 200, 200, 200, 200]],
    ['restricted', [403, 403, 200, 200, 200, 200, 200]],
  ] as const)('of a %s project', async (privacy, expected) => {
    const tpn = await addProject(tracker.db, { privacy, consortia: RELATED_WORK.consortia });
    const pin = await addPlan(tracker, tpn);
    const callers = [null, ...Object.values(CAST)];
    for (const path of [pin, `${pin}/history`, `can-create-outcome/${pin}`]) {
      const responses = await Promise.all(
        callers.map((caller) => get(tracker, `/api/plans/${path}`, caller)),
      );
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(expected);
      for (const response of responses.filter(({ statusCode }) => statusCode === 403))
        expect(refusal(response)).toBe(`403 You do not have permission to read the plan ${pin}.`);
    }
  });
});

test.each(['PIN:9999999999', 'PIN:1', 'pin:0000000001', 'nonsense', `PIN:${'9'.repeat(30)}`, '\0'])(
  'there is no plan %j',
  async (pin) => {
    const sent = encodeURIComponent(pin);
    for (const path of [sent, `${sent}/history`, `can-create-outcome/${sent}`]) {
      const response = await get(tracker, `/api/plans/${path}`);
      expect(refusal(response)).toBe(`404 The plan[${pin}] does not exist.`);
      expect(response.json()).toMatchObject({
        apierror: { debugMessage: 'Please check the resource identifier.' },
      });
    }
  },
);

test('the entity tag carries the version, and an unchanged plan is not sent twice', async () => {
  const pin = await addPlan(tracker, await addProject(tracker.db, {}));
  const { etag } = (await get(tracker, `/api/plans/${pin}`)).headers;
  const again = await tracker.app.inject({
    url: `/api/plans/${pin}`,
    headers: { 'if-none-match': String(etag), host: new URL(BASE_URL).host },
  });
  expect(again.statusCode).toBe(304);
  await changePlan(tracker, pin, { comment: 'changed' });
  expect((await get(tracker, `/api/plans/${pin}`)).headers.etag).not.toBe(etag);
});

test('the history has the oldest record first, and authors for people who are signed in (api-2 §20.1)', async () => {
  const pin = await addPlan(tracker, await addProject(tracker.db, {}));
  await putPlan(tracker, pin, { comment: 'changed' });
  const path = `/api/plans/${pin}/history`;
  const shown = (records: HistoryRecord[]) => records.map(({ id, user, comment }) => [id, user, comment]);
  expect(shown(await getJson<HistoryRecord[]>(tracker, path, CAST.stranger))).toEqual([
    [1, CAST.administrator, 'Plan created'],
    [2, CAST.unitMember, 'Plan updated'],
  ]);
  expect(shown(await getJson<HistoryRecord[]>(tracker, path))).toEqual([
    [1, '*******@***.***', 'Plan created'],
    [2, '*******@***.***', 'Plan updated'],
  ]);
});

test('can-create-outcome follows the status (api-2 §3.6)', async () => {
  const pin = await addPlan(tracker, await addProject(tracker.db, {}));
  const ask = () => getJson<boolean>(tracker, `/api/plans/can-create-outcome/${pin}`);
  expect(await ask()).toBe(false);
  const attempt = { ...CRISPR_ATTEMPT, totalEmbryosInjected: 1, assay: { numHrG0Mutants: 1 } };
  const plan: Plan = await changePlan(tracker, pin, { crisprAttempt: attempt });
  expect(plan.statusName).toBe('Founder Obtained');
  expect(await ask()).toBe(true);
});
