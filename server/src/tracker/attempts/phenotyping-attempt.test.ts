import { sql } from 'kysely';
import type { ChangeResponse, ErrorEnvelope, Plan, PlanPage } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, getJson, refusal } from '../../../testing/calls.ts';
import { addPlanOf, createPlanOf, openPlans, type PlanUnderTest } from './testing/attempts.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
});
afterAll(() => tracker.close());

const ADULT = 'adult and embryo phenotyping';
const HAPLO_ESSENTIAL = 'haplo-essential phenotyping';

let references = 0;

/** Every field of api-2 §4.6 that can be written; the reference is new each time, as no two attempts may share one. */
function complete() {
  references += 1;
  return {
    phenotypingExternalRef: `NLPH-${references}`,
    phenotypingBackgroundStrainName: 'C57BL/6NTac',
    doNotCountTowardsCompleteness: true,
    cohortProductionWorkUnitName: 'UCD',
  };
}

/** Gives the plan a stage in this status, and returns its identifier. */
async function addStage(plan: PlanUnderTest, type: string, status: string): Promise<string> {
  const { psn } = await tracker.db
    .insertInto('phenotyping_stage')
    .values({
      plan_id: plan.id,
      phenotyping_stage_type_id: sql`(select id from phenotyping_stage_type where name = ${type})`,
      status_id: sql`(select id from status where name = ${status})`,
    })
    .returning('psn')
    .executeTakeFirstOrThrow();
  return psn;
}

describe.each([ADULT, HAPLO_ESSENTIAL])('the attempt of an %s plan', (attemptType) => {
  it('is an empty object until it is recorded', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    expect((await plan.read()).phenotypingAttemptResponse).toEqual({});
    await plan.save({ comment: 'about the plan' });
    expect((await plan.read()).phenotypingAttemptResponse).toEqual({});
  });

  it('returns every field as it was saved', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    const attempt = complete();
    await plan.save({ phenotypingAttempt: attempt });
    expect((await plan.read()).phenotypingAttemptResponse).toEqual(attempt);
  });

  it('loses what is not sent; the cohort is the work of the plan’s own unit then', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    const attempt = complete();
    await plan.save({ phenotypingAttempt: attempt });
    const { phenotypingExternalRef, phenotypingBackgroundStrainName } = attempt;
    await plan.save({ phenotypingAttempt: { phenotypingExternalRef, phenotypingBackgroundStrainName } });
    expect((await plan.read()).phenotypingAttemptResponse).toEqual({
      phenotypingExternalRef,
      phenotypingBackgroundStrainName,
      doNotCountTowardsCompleteness: null,
      cohortProductionWorkUnitName: 'JAX',
    });
  });

  it('has different names in requests and responses', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    await plan.save({ phenotypingAttemptResponse: complete() });
    expect((await plan.read()).phenotypingAttemptResponse).toEqual({});
  });

  it('does not change when the whole response is sent back', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    await plan.save({ phenotypingAttempt: complete() });
    const { phenotypingAttemptResponse, ...rest } = await plan.read();
    expect(await plan.save({ ...rest, phenotypingAttempt: phenotypingAttemptResponse })).toEqual([]);
  });

  it('does not take the plan’s own unit for news where it was shown for none', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    const attempt = { ...complete(), cohortProductionWorkUnitName: null };
    await plan.save({ phenotypingAttempt: attempt });
    const saveUnit = (cohortProductionWorkUnitName: string) =>
      plan.save({ phenotypingAttempt: { ...attempt, cohortProductionWorkUnitName } });
    expect(await saveUnit('JAX')).toEqual([]);
    expect(await saveUnit('UCD')).not.toEqual([]);
  });

  it('keeps its stages and links to them', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    const attempt = complete();
    await plan.save({ phenotypingAttempt: attempt });
    const psn = await addStage(plan, 'early adult and embryo', 'Phenotyping Registered');
    await plan.save({ phenotypingAttempt: { ...attempt, doNotCountTowardsCompleteness: false } });
    expect((await plan.read()).phenotypingAttemptResponse).toMatchObject({
      _links: { phenotypingStages: [{ href: `${BASE_URL}/api/plans/${plan.pin}/phenotypingStages/${psn}` }] },
    });
  });

  it('has a reference without white space around it', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    const attempt = complete();
    await plan.save({
      phenotypingAttempt: { ...attempt, phenotypingExternalRef: ` ${attempt.phenotypingExternalRef}\n` },
    });
    expect((await plan.read()).phenotypingAttemptResponse).toEqual(attempt);
  });

  it('has its reference among those that lists of projects search', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    const attempt = complete();
    await plan.save({ phenotypingAttempt: attempt });
    const { phenotyping_refs } = await tracker.db
      .selectFrom('project_index')
      .select('phenotyping_refs')
      .where('tpn', '=', plan.tpn)
      .executeTakeFirstOrThrow();
    expect(phenotyping_refs).toEqual([attempt.phenotypingExternalRef]);
  });

  it.each<[string, object]>([
    ["400 Strain 'C3H' does not exist.", { phenotypingBackgroundStrainName: 'C3H' }],
    ["400 Work unit name 'Nowhere' does not exist.", { cohortProductionWorkUnitName: 'Nowhere' }],
  ])('is refused with %s', async (message, changes) => {
    const plan = await addPlanOf(tracker, attemptType);
    expect(await plan.refusal({ phenotypingAttempt: { ...complete(), ...changes } })).toBe(message);
  });

  it('cannot have the reference of another', async () => {
    const attempt = complete();
    await (await addPlanOf(tracker, attemptType)).save({ phenotypingAttempt: attempt });
    const plan = await addPlanOf(tracker, attemptType);
    expect(await plan.refusal({ phenotypingAttempt: attempt })).toBe(
      `409 Detail: Key (phenotyping_external_ref)=(${attempt.phenotypingExternalRef}) already exists.`,
    );
  });
});

describe('what storage demands', () => {
  it.each<[string, object]>([
    ['400 Background Strain cannot be null.', { phenotypingBackgroundStrainName: '' }],
    ['400 Phenotyping External Reference cannot be null.', { phenotypingExternalRef: ' ' }],
  ])('an adult plan is refused with %s', async (message, changes) => {
    const plan = await addPlanOf(tracker, ADULT);
    expect(await plan.refusal({ phenotypingAttempt: { ...complete(), ...changes } })).toBe(message);
  });

  it('a haplo-essential plan is refused field by field', async () => {
    const plan = await addPlanOf(tracker, HAPLO_ESSENTIAL);
    const envelope = await plan.envelope({ phenotypingAttempt: {} });
    expect(envelope.apierror).toMatchObject({
      status: 'BAD_REQUEST',
      message: expect.stringMatching(/^Validation error: /),
      subErrors: [
        { object: 'phenotypingAttempt', field: 'phenotypingExternalRef', message: 'must not be null' },
        {
          object: 'phenotypingAttempt',
          field: 'phenotypingBackgroundStrainName',
          message: 'must not be null',
        },
      ],
    });
  });
});

describe('with a new plan', () => {
  it('an attempt is recorded', async () => {
    const producing = await addPlanOf(tracker, 'crispr');
    const attempt = complete();
    const response = await createPlanOf(tracker, producing, HAPLO_ESSENTIAL, { phenotypingAttempt: attempt });
    const { href } = response.json<ChangeResponse>()._links.self;
    const created = await getJson<Plan>(tracker, new URL(href).pathname);
    expect(created.phenotypingAttemptResponse).toEqual(attempt);
  });

  it('an incomplete attempt is refused field by field, and no plan is made', async () => {
    const producing = await addPlanOf(tracker, 'crispr');
    const { phenotypingBackgroundStrainName } = complete();
    const response = await createPlanOf(tracker, producing, HAPLO_ESSENTIAL, {
      phenotypingAttempt: { phenotypingBackgroundStrainName },
    });
    expect(refusal(response)).toBe('400 Validation error');
    expect(response.json<ErrorEnvelope>().apierror.subErrors).toMatchObject([
      { field: 'phenotypingExternalRef' },
    ]);
    const plans = await getJson<PlanPage>(tracker, `/api/plans?tpn=${producing.tpn}`);
    expect(plans.page.totalElements).toBe(1);
  });
});

describe('after data have gone to the DCC', () => {
  it('reference, strain and cohort work unit cannot be changed, the rest can', async () => {
    const plan = await addPlanOf(tracker, ADULT);
    const attempt = complete();
    await plan.save({ phenotypingAttempt: attempt });
    await addStage(plan, 'early adult and embryo', 'Phenotyping Started');
    const changed = { ...attempt, cohortProductionWorkUnitName: null };
    expect(await plan.refusal({ phenotypingAttempt: changed })).toBe(
      '400 The external reference, the background strain or the cohort production work unit can not be changed after ' +
        'data has been submitted to the DCC.',
    );
    await plan.save({ phenotypingAttempt: { ...attempt, doNotCountTowardsCompleteness: false } });
    expect((await plan.read()).phenotypingAttemptResponse).toMatchObject({
      doNotCountTowardsCompleteness: false,
    });
  });
});

test('the history shows the changes under the names of the model', async () => {
  const plan = await addPlanOf(tracker, ADULT);
  const attempt = complete();
  await plan.save({ phenotypingAttempt: attempt });
  const details = await plan.save({
    phenotypingAttempt: {
      ...attempt,
      phenotypingBackgroundStrainName: 'C57BL/6N',
      doNotCountTowardsCompleteness: null,
      cohortProductionWorkUnitName: 'JAX',
    },
  });
  expect(details.map(({ field, oldValue, newValue }) => [field, oldValue, newValue])).toEqual([
    ['phenotypingAttempt.cohortWorkUnit.ilarCode', 'Mbp', 'J'],
    ['phenotypingAttempt.cohortWorkUnit.name', 'UCD', 'JAX'],
    ['phenotypingAttempt.doNotCountTowardsCompleteness', 'true', null],
    ['phenotypingAttempt.strain.mgiStrainAccId', 'MGI:2164831', 'MGI:2159965'],
    ['phenotypingAttempt.strain.name', 'C57BL/6NTac', 'C57BL/6N'],
  ]);
});
