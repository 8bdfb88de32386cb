import type { ChangeResponse, HistoryRecord } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { planRoutes } from './routes.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT, putPlan, readPlan } from './testing/plans.ts';

let tracker: TestApp;
let tpn: string;
let pin: string;

beforeAll(async () => {
  tracker = await openTracker([planRoutes]);
  await addCast(tracker.db);
  tpn = await addProject(tracker.db, { consortia: ['IMPC'] });
});

beforeEach(async () => {
  pin = await addPlan(tracker, tpn);
});

afterAll(() => tracker.close());

const INJECTED = { crisprAttempt: { ...CRISPR_ATTEMPT, totalEmbryosInjected: 42 } };

describe('PUT /api/plans/{pin} (api-2 §3.4)', () => {
  test('comment and funders are replaced, and the history contains the change', async () => {
    await changePlan(tracker, pin, { funderNames: ['KOMP'], comment: 'first round' });
    const response = await putPlan(tracker, pin, { funderNames: ['KOMP2'], comment: 'second round' });

    const { history, _links } = response.json<ChangeResponse>();
    expect(_links).toEqual({ self: { href: `${BASE_URL}/api/plans/${pin}` } });
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ id: 1, user: CAST.unitMember, comment: 'Plan updated' });
    const { funder } = await tracker.context.catalogues.read();
    const [old, added] = [`funders.[${funder.idOf('KOMP')}]`, `funders.[${funder.idOf('KOMP2')}]`];
    expect(history[0]?.details).toEqual([
      { field: 'comment', oldValue: 'first round', newValue: 'second round', note: 'Field changed' },
      { field: old, oldValue: 'name=KOMP', newValue: null, note: 'Element removed' },
      { field: `${old}.name`, oldValue: 'KOMP', newValue: null, note: 'Field changed' },
      { field: added, oldValue: null, newValue: 'name=KOMP2', note: 'Element added' },
      { field: `${added}.name`, oldValue: null, newValue: 'KOMP2', note: 'Field changed' },
    ]);
    expect(await readPlan(tracker, pin)).toMatchObject({ funderNames: ['KOMP2'], comment: 'second round' });
  });

  test('what is missing of them is cleared', async () => {
    await changePlan(tracker, pin, { funderNames: ['KOMP'], comment: 'first round' });
    expect(await changePlan(tracker, pin, { comment: ' ' })).toMatchObject({
      funderNames: [],
      comment: null,
    });
  });

  test('a change that changes nothing returns an empty entry, and leaves no trace', async () => {
    await changePlan(tracker, pin, INJECTED);
    const before = await get(tracker, `/api/plans/${pin}`);
    const response = await putPlan(tracker, pin, before.json());
    expect(response.json<ChangeResponse>().history).toEqual([
      { id: 0, user: null, date: null, comment: null, details: null },
    ]);
    const after = await get(tracker, `/api/plans/${pin}`);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(await getJson<HistoryRecord[]>(tracker, `/api/plans/${pin}/history`)).toHaveLength(2);
  });

  test('an attempt that is not sent stays', async () => {
    const { crisprAttempt } = await changePlan(tracker, pin, INJECTED);
    const plan = await changePlan(tracker, pin, { comment: 'without', crisprAttempt: null });
    expect(plan.crisprAttempt).toEqual(crisprAttempt);
    expect(crisprAttempt?.totalEmbryosInjected).toBe(42);
  });

  test('work unit, work group, types, identifiers and statuses stay whatever is sent', async () => {
    const before = await readPlan(tracker, pin);
    const after = await changePlan(tracker, pin, {
      pin: 'PIN:0000000999',
      tpn: 'TPN:000000999',
      typeName: 'phenotyping',
      attemptTypeName: 'es cell',
      workUnitName: 'UCD',
      workGroupName: 'DTCC',
      statusName: 'Founder Obtained',
      statusDates: [],
      _links: {},
      somethingElse: 1,
    });
    expect(after).toEqual(before);
  });

  test.each([
    [{ workUnitName: null }, "Work unit name 'null' does not exist."],
    [{ workUnitName: 'Nowhere' }, "Work unit name 'Nowhere' does not exist."],
    [{ workGroupName: '' }, "Work group name '' does not exist."],
    [{ funderNames: ['Nobody'] }, "Funder 'Nobody' does not exist."],
    [{ crisprAttempt: {} }, '[Nuclease information] cannot be null.'],
    [{ crisprAttempt: { nucleases: CRISPR_ATTEMPT.nucleases } }, '[Guides information] cannot be null.'],
  ])('%j is refused, and nothing is saved', async (body, message) => {
    const before = await readPlan(tracker, pin);
    expect(refusal(await putPlan(tracker, pin, { comment: 'lost', ...body }))).toBe(`400 ${message}`);
    expect(await readPlan(tracker, pin)).toEqual(before);
  });

  test('the rules of the attempt apply to changes that do not send it (api-2 §6.3)', async () => {
    pin = await addPlan(tracker, tpn, { crisprAttempt: {} });
    expect(refusal(await putPlan(tracker, pin, { comment: 'more' }))).toBe(
      '400 [Nuclease information] cannot be null.',
    );
  });

  test.each(['PIN:9999999999', 'PIN:1', 'pin:0000000001', 'nonsense'])(
    'there is no plan %s',
    async (unknown) => {
      expect(refusal(await putPlan(tracker, unknown, {}))).toBe(`404 The plan[${unknown}] does not exist.`);
    },
  );
});

describe('who may change a plan (api-2 §2)', () => {
  test.each([
    ['a stranger', CAST.stranger],
    ['a member of the consortium', CAST.consortiumMember],
    ['the DCC', CAST.dcc],
  ])('not %s', async (_who, caller) => {
    expect(refusal(await putPlan(tracker, pin, { workUnitName: null }, caller))).toBe(
      `403 You do not have permission to update the plan ${pin}.`,
    );
  });

  test('the DCC changes phenotyping plans', async () => {
    const phenotyping = await addPlan(tracker, tpn, { attemptTypeName: 'haplo-essential phenotyping' });
    const plan = await changePlan(tracker, phenotyping, { comment: 'by the DCC' }, CAST.dcc);
    expect(plan.comment).toBe('by the DCC');
  });

  test('nobody changes a plan that they may not read', async () => {
    const hidden = await addProject(tracker.db, { privacy: 'restricted' });
    pin = await addPlan(tracker, hidden);
    expect(refusal(await putPlan(tracker, pin, {}, CAST.stranger))).toBe(
      `403 You do not have permission to read the plan ${pin}.`,
    );
  });
});

describe('two people at once', () => {
  test('a version that is not the latest is refused, naming who changed what', async () => {
    const { etag } = (await get(tracker, `/api/plans/${pin}`)).headers;
    const headers = { 'if-match': String(etag) };
    await changePlan(tracker, pin, { comment: 'faster' }, CAST.administrator);

    const response = await putPlan(tracker, pin, { comment: 'slower' }, CAST.unitMember, headers);

    expect(refusal(response)).toMatch(
      new RegExp(
        `^412 The plan has been changed since you opened it: ${CAST.administrator} changed comment on \\d`,
      ),
    );
    expect(response.json()).toMatchObject({
      apierror: { subErrors: [{ object: 'Plan', field: 'comment' }] },
    });
    expect((await readPlan(tracker, pin)).comment).toBe('faster');
  });

  test('the latest version is accepted', async () => {
    await changePlan(tracker, pin, INJECTED);
    const { etag } = (await get(tracker, `/api/plans/${pin}`)).headers;
    const response = await putPlan(tracker, pin, { comment: 'mine' }, CAST.unitMember, {
      'if-match': String(etag),
    });
    expect(response.statusCode).toBe(200);
  });

  test('a change of the attempt alone is a new version', async () => {
    await changePlan(tracker, pin, INJECTED);
    const { etag } = (await get(tracker, `/api/plans/${pin}`)).headers;
    await changePlan(tracker, pin, {
      crisprAttempt: { ...INJECTED.crisprAttempt, comment: 'of the attempt' },
    });
    const response = await putPlan(tracker, pin, {}, CAST.unitMember, { 'if-match': String(etag) });
    expect(response.statusCode).toBe(412);
  });

  test('of two with the same version one is refused', async () => {
    const { etag } = (await get(tracker, `/api/plans/${pin}`)).headers;
    const headers = { 'if-match': String(etag) };
    const responses = await Promise.all(
      ['one', 'other'].map((comment) => putPlan(tracker, pin, { comment }, CAST.unitMember, headers)),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  });

  test('without a version both are saved, one after the other, and the history contains both', async () => {
    await Promise.all(['one', 'other'].map((comment) => changePlan(tracker, pin, { comment })));
    const history = await getJson<HistoryRecord[]>(tracker, `/api/plans/${pin}/history`);
    const [first, second] = history.slice(1).map(({ details }) => details[0]);
    expect(second?.oldValue).toBe(first?.newValue);
    expect((await readPlan(tracker, pin)).comment).toBe(second?.newValue);
  });
});
