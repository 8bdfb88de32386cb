import type { EsCellAttempt } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson } from '../../../../testing/calls.ts';
import { addClone } from '../../../../testing/test-clones.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addPlanOf, createPlanOf, openPlans, type PlanUnderTest } from '../testing/attempts.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
  await addClone(tracker.db, 'NLC00017_B_C04', 'Egr2');
  await addClone(tracker.db, 'NLC00018_A_A01', 'Egr2');
});
afterAll(() => tracker.close());

/** The eight counts that the specification leaves unnamed (api-2 §22). */
const PERCENTAGES = {
  numberOfMalesWith0To39PercentChimerism: 1,
  numberOfMalesWith40To79PercentChimerism: 2,
  numberOfMalesWith80To99PercentChimerism: 3,
  numberOfMalesWith100PercentChimerism: 4,
  numberOfChimerasWith0To9PercentGlt: 5,
  numberOfChimerasWith10To49PercentGlt: 6,
  numberOfChimerasWith50To99PercentGlt: 7,
  numberOfChimerasWith100PercentGlt: 8,
};

/** Every field of api-2 §4.2 that can be written. */
const COMPLETE = {
  esCellName: 'NLC00017_B_C04',
  miDate: '2031-02-11',
  attemptExternalRef: 'NL-ES-4',
  experimental: true,
  comment: 'third batch',
  blastStrainName: 'C57BL/6NTac',
  totalBlastsInjected: 60,
  totalTransferred: 55,
  numberSurrogatesReceiving: 5,
  totalPupsBorn: 20,
  totalFemaleChimeras: 1,
  totalMaleChimeras: 10,
  totalChimeras: 11,
  ...PERCENTAGES,
  testCrossStrainName: 'C57BL/6N',
  dateChimerasMated: '2031-04-01',
  numberOfChimeraMatingsAttempted: 9,
  numberOfChimeraMatingsSuccessful: 12,
  numberOfChimerasWithGltFromCct: 13,
  numberOfChimerasWithGltFromGenotyping: 14,
  totalF1MiceFromMatings: 15,
  numberOfCctOffspring: 16,
  cassetteTransmissionVerified: '2031-05-01',
  numberOfHetOffspring: 17,
  numberOfLiveGltOffspring: 18,
};

async function saved(plan: PlanUnderTest, members: object): Promise<EsCellAttempt | undefined> {
  await plan.save({ esCellAttempt: members });
  return (await plan.read()).esCellAttempt;
}

describe('an ES cell attempt', () => {
  it('returns every field as it was saved', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    expect(await plan.read()).not.toHaveProperty('esCellAttempt');
    expect(await saved(plan, COMPLETE)).toEqual(COMPLETE);
  });

  it('is replaced as a whole: all but the clone and the experimental mark become null', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    await saved(plan, COMPLETE);
    expect(await saved(plan, { esCellName: 'NLC00018_A_A01' })).toEqual({
      ...Object.fromEntries(Object.keys(COMPLETE).map((field) => [field, null])),
      esCellName: 'NLC00018_A_A01',
      experimental: false,
    });
  });

  it('stays when the plan is saved without it, which writes nothing about it in the history', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    const before = await saved(plan, COMPLETE);
    expect(await plan.save({ comment: 'about the plan' })).toMatchObject([{ field: 'comment' }]);
    expect((await plan.read()).esCellAttempt).toEqual(before);
  });

  it('does not change when the whole response is sent back', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    await saved(plan, COMPLETE);
    expect(await plan.save(await plan.read())).toEqual([]);
  });

  it('is recorded with a new plan too', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    const response = await createPlanOf(tracker, plan, 'es cell', { esCellAttempt: COMPLETE });
    const { href } = response.json<{ _links: { self: { href: string } } }>()._links.self;
    const created = await getJson<{ esCellAttempt: EsCellAttempt }>(tracker, new URL(href).pathname);
    expect(created.esCellAttempt).toEqual(COMPLETE);
  });

  it('shows the legacy identifier where there is one, and keeps it', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    await saved(plan, COMPLETE);
    await tracker.db
      .updateTable('es_cell_attempt')
      .set({ imits_mi_attempt: 4711 })
      .where('plan_id', '=', plan.id)
      .execute();
    expect(await saved(plan, { ...COMPLETE, comment: 'x', imitsMiAttemptId: 1 })).toMatchObject({
      imitsMiAttemptId: 4711,
    });
  });

  it.each<[string, object, number | null]>([
    ['females and males', { totalFemaleChimeras: 2, totalMaleChimeras: 3, totalChimeras: 99 }, 5],
    ['what was sent where only males are known', { totalMaleChimeras: 3, totalChimeras: 4 }, 4],
    ['none where nothing is known', {}, null],
  ])('counts as chimeras %s', async (_name, counts, totalChimeras) => {
    const plan = await addPlanOf(tracker, 'es cell');
    expect(await saved(plan, { esCellName: COMPLETE.esCellName, ...counts })).toMatchObject({
      totalChimeras,
    });
  });

  it('takes strains that are not known for none', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    const attempt = await saved(plan, { ...COMPLETE, blastStrainName: 'C3H', testCrossStrainName: 'C3H' });
    expect(attempt).toMatchObject({ blastStrainName: null, testCrossStrainName: null });
  });

  it.each<[string, object, string]>([
    ['unknown', { esCellName: 'NLC99999' }, '400 Es cell name [NLC99999] does not exist.'],
    [
      'in other letters',
      { esCellName: 'nlc00017_b_c04' },
      '400 Es cell name [nlc00017_b_c04] does not exist.',
    ],
    ['missing', {}, '400 Es cell name [null] does not exist.'],
  ])('of a clone that is %s is refused', async (_name, esCellAttempt, message) => {
    const plan = await addPlanOf(tracker, 'es cell');
    expect(await plan.refusal({ esCellAttempt })).toBe(message);
  });

  it('is refused with more chimeras than can be counted', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    const most = 2_147_483_647;
    const esCellAttempt = { ...COMPLETE, totalFemaleChimeras: most, totalMaleChimeras: most };
    expect(await plan.refusal({ esCellAttempt })).toBe('400 Validation error');
  });
});

describe('its history', () => {
  it('has a line for each changed field, under the names of the model', async () => {
    const plan = await addPlanOf(tracker, 'es cell');
    await saved(plan, { esCellName: COMPLETE.esCellName, attemptExternalRef: 'A' });
    const details = await plan.save({
      esCellAttempt: {
        esCellName: 'NLC00018_A_A01',
        attemptExternalRef: 'B',
        blastStrainName: 'C57BL/6NTac',
        cassetteTransmissionVerified: '2031-05-01',
      },
    });
    expect(details.map(({ field, oldValue, newValue }) => [field, oldValue, newValue])).toEqual([
      ['esCellAttempt.blastStrain.mgiStrainAccId', null, 'MGI:2164831'],
      ['esCellAttempt.blastStrain.name', null, 'C57BL/6NTac'],
      ['esCellAttempt.cassetteTransmissionVerified', null, '2031-05-01'],
      ['esCellAttempt.cassetteTransmissionVerifiedAutoComplete', 'false', 'true'],
      ['esCellAttempt.esCellName', 'NLC00017_B_C04', 'NLC00018_A_A01'],
      ['esCellAttempt.miExternalRef', 'A', 'B'],
    ]);
  });
});
