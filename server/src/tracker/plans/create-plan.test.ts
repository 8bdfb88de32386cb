import type { ChangeResponse, HistoryRecord, Project } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { projectRoutes } from '../projects/routes.ts';
import { BASE_URL, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { planRoutes } from './routes.ts';
import { addPlan, CRISPR_ATTEMPT, OF_JAX, pinOf, reached, readPlan } from './testing/plans.ts';

let tracker: TestApp;
let tpn: string;

beforeAll(async () => {
  tracker = await openTracker([planRoutes, projectRoutes]);
  await addCast(tracker.db);
});

beforeEach(async () => {
  tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }] });
});

afterAll(() => tracker.close());

function post(body: object, caller: TestCaller = CAST.unitMember, headers = {}) {
  return send(tracker, 'POST', '/api/plans/', body, caller, headers);
}

function crispr(more: object = {}): object {
  return { tpn, typeName: 'production', attemptTypeName: 'crispr', ...OF_JAX, ...more };
}

describe('POST /api/plans (api-2 §3.3)', () => {
  test('as the client sends it: type, work and a remark', async () => {
    const response = await post(crispr({ funderNames: ['KOMP2', 'komp', 'KOMP'], comment: '  ' }));

    expect(response.statusCode).toBe(200);
    expect(response.headers.location).toBeUndefined();
    const { history, _links } = response.json<ChangeResponse>();
    const pin = pinOf({ history, _links });
    expect(pin).toMatch(/^PIN:\d{10}$/);
    expect(_links.self.href).toBe(`${BASE_URL}/api/plans/${pin}`);
    expect(history).toEqual([
      {
        id: 1,
        user: CAST.unitMember,
        date: expect.any(String),
        at: expect.any(String),
        comment: 'Plan created',
        details: [],
      },
    ]);
    const plan = await readPlan(tracker, pin);
    expect(plan).toMatchObject({
      tpn,
      typeName: 'production',
      attemptTypeName: 'crispr',
      ...OF_JAX,
      comment: null,
      statusName: 'Plan Created',
      summaryStatusName: 'Plan Created',
    });
    expect(plan.funderNames.toSorted()).toEqual(['KOMP', 'KOMP2']);
    expect(reached(plan.statusDates)).toEqual(['Plan Created']);
    expect(reached(plan.summaryStatusDates)).toEqual(['Plan Created']);
    expect(plan).not.toHaveProperty('crisprAttempt');
  });

  test('with embryos and mutants it ends in Founder Obtained: four stamps, one of the summary', async () => {
    const crisprAttempt = {
      ...CRISPR_ATTEMPT,
      totalEmbryosInjected: '42',
      assay: { typeName: 'PCR', numNhejG0Mutants: 1 },
    };
    const plan = await readPlan(tracker, await addPlan(tracker, tpn, { crisprAttempt }));

    expect(plan.statusName).toBe('Founder Obtained');
    const [first, second, third, fourth] = plan.statusDates.map(({ date }) => date);
    expect(reached(plan.statusDates)).toEqual([
      'Plan Created',
      'Attempt In Progress',
      'Embryos Obtained',
      'Founder Obtained',
    ]);
    expect([first, second, third, fourth]).toEqual([first, second, third, fourth].toSorted());
    expect(reached(plan.summaryStatusDates)).toEqual(['Founder Obtained']);
  });

  test('the content of an attempt is not checked (api-2 §6.2)', async () => {
    const plan = await readPlan(tracker, await addPlan(tracker, tpn, { crisprAttempt: {} }));
    expect(plan.crisprAttempt).toMatchObject({ guides: [], nucleases: [], assay: null });
    expect(plan.statusName).toBe('Attempt In Progress');
  });

  test('the project follows', async () => {
    await addPlan(tracker, tpn, { crisprAttempt: {} });
    const project = await getJson<Project>(tracker, `/api/projects/${tpn}`);
    expect(project.summaryStatusName).toBe('Attempt In Progress');
    expect(project._links?.productionPlans).toHaveLength(2);
  });

  test('its history can be read', async () => {
    const pin = await addPlan(tracker, tpn, {}, CAST.unitMember);
    const history = await getJson<HistoryRecord[]>(tracker, `/api/plans/${pin}/history`);
    expect(history).toEqual([
      {
        id: 1,
        user: '*******@***.***',
        date: expect.any(String),
        at: expect.any(String),
        comment: 'Plan created',
        details: [],
      },
    ]);
  });

  test.each([
    [{ funderNames: ['KOMP', 'Nobody'] }, "Funder 'Nobody' does not exist."],
    [{ funderNames: [null] }, "Funder 'null' does not exist."],
    [{ workUnitName: 'Nowhere' }, "Work unit name 'Nowhere' does not exist."],
    [{ workUnitName: undefined }, "Work unit name 'null' does not exist."],
    [{ workGroupName: 'Nobody' }, "Work group name 'Nobody' does not exist."],
    [{ workGroupName: null }, "Work group name 'null' does not exist."],
    [{ typeName: 'hope' }, "Plan type 'hope' does not exist."],
    [{ typeName: null }, "Plan type 'null' does not exist."],
    [{ attemptTypeName: 'luck' }, "Attempt type 'luck' does not exist."],
    [{ attemptTypeName: null }, "Attempt type 'null' does not exist."],
    [
      { attemptTypeName: 'adult and embryo phenotyping' },
      'The attempt type [adult and embryo phenotyping] cannot be associated with a plan with type [production].',
    ],
    [
      { typeName: 'phenotyping' },
      'The attempt type [crispr] cannot be associated with a plan with type [phenotyping].',
    ],
    [{ attemptTypeName: 'es cell' }, '[es cell] attempts are not allowed in this project.'],
    [{ workUnitName: 'UCD' }, 'Your work unit [UCD] cannot create production plans in this project.'],
    [{ crisprAttempt: { reagents: [{ reagentName: 'tea' }] } }, "Reagent name 'tea' does not exist."],
  ])('%j is refused', async (body, message) => {
    expect(refusal(await post(crispr(body)))).toBe(`400 ${message}`);
    expect(await pinsOf(tpn)).toHaveLength(1);
  });

  test.each([
    ['funderNames.1', { funderNames: ['KOMP', 'Nobody'] }, 'Nobody'],
    ['workUnitName', { workUnitName: null }, null],
    ['attemptTypeName', { attemptTypeName: 'es cell' }, 'es cell'],
  ])('the refusal names the field %s', async (field, body, rejectedValue) => {
    const response = await post(crispr(body));
    expect(response.json()).toMatchObject({
      apierror: { subErrors: [{ object: 'plan', field, rejectedValue }] },
    });
  });

  test.each([
    ['TPN:999999999', 'TPN:999999999'],
    ['nonsense', 'nonsense'],
    [null, 'null'],
    [undefined, 'null'],
  ])('there is no project %j', async (sent, told) => {
    expect(refusal(await post(crispr({ tpn: sent })))).toBe(`404 Project ${told} does not exist.`);
  });

  test('Harwell carries on a project of WTSI', async () => {
    const begun = await addProject(tracker.db, { plans: [{ workUnit: 'WTSI' }] });
    const pin = await addPlan(tracker, begun, { workUnitName: 'Harwell' });
    expect((await readPlan(tracker, pin)).workUnitName).toBe('Harwell');
  });

  test('a project without plans takes any', async () => {
    const empty = await addProject(tracker.db, {});
    expect(await addPlan(tracker, empty, { workUnitName: 'UCD' })).toMatch(/^PIN/);
  });
});

async function pinsOf(identifier: string): Promise<string[]> {
  const plans = await tracker.db
    .selectFrom('plan')
    .innerJoin('project', 'project.id', 'plan.project_id')
    .select('pin')
    .where('tpn', '=', identifier)
    .execute();
  return plans.map(({ pin }) => pin);
}

describe('who may add a plan (api-2 §2)', () => {
  const cannotUpdate = () =>
    `403 You do not have permission to create the plan. You do not have permission to update the project ${tpn}.`;

  test.each([
    ['a stranger', CAST.stranger, false],
    ['a member of the consortium', CAST.consortiumMember, false],
    ['the DCC', CAST.dcc, false],
    ['a member of the unit', CAST.unitMember, true],
    ['an administrator', CAST.administrator, true],
  ])('a production plan: %s', async (_who, caller, isAllowed) => {
    const response = await post(crispr(), caller);
    if (isAllowed) expect(response.statusCode).toBe(200);
    else expect(refusal(response)).toBe(cannotUpdate());
  });

  test('the unit of the plan that is added counts among those of the project', async () => {
    tpn = await addProject(tracker.db, {});
    expect((await post(crispr())).statusCode).toBe(200);
  });

  test.each([
    ['a stranger, as long as the project is public', CAST.stranger],
    ['an administrator', CAST.administrator],
  ])('a phenotyping plan: %s', async (_who, caller) => {
    const body = crispr({ typeName: 'phenotyping', attemptTypeName: 'haplo-essential phenotyping' });
    expect((await post(body, caller)).statusCode).toBe(200);
  });

  test('a phenotyping plan needs a production plan', async () => {
    tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX', type: 'phenotyping' }] });
    const body = crispr({ typeName: 'phenotyping', attemptTypeName: 'haplo-essential phenotyping' });
    expect(refusal(await post(body))).toBe(
      '403 You do not have permission to create the plan. At least one production plan is required.',
    );
  });

  test('nobody adds to a project that they may not read', async () => {
    tpn = await addProject(tracker.db, { privacy: 'restricted', plans: [{ workUnit: 'UCD' }] });
    expect(refusal(await post(crispr()))).toBe(`403 You do not have permission to read the project ${tpn}.`);
  });

  test('permission is checked before an external service is called', async () => {
    const crisprAttempt = { guides: [{ chr: '1', start: 1, stop: 23, strand: '+', genomeBuild: 'GRCm38' }] };
    expect(refusal(await post(crispr({ crisprAttempt }), CAST.stranger))).toBe(cannotUpdate());
  });
});

describe('a repeated request (Idempotency-Key)', () => {
  const KEY = { 'idempotency-key': 'plan-1' };

  test('creates one plan and returns it again; another request with the key is refused', async () => {
    const first = await post(crispr(), CAST.unitMember, KEY);
    const again = await post(crispr(), CAST.unitMember, KEY);
    expect(again.json()).toEqual(first.json());
    const other = await post(crispr({ comment: 'other' }), CAST.unitMember, KEY);
    expect(refusal(other)).toBe('409 This Idempotency-Key was used with another request.');
    expect(await pinsOf(tpn)).toHaveLength(2);
  });
});
