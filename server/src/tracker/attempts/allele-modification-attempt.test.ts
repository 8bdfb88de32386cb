import type { TestApp } from '../../../testing/test-app.ts';
import { addPlanOf, openPlans } from './testing/attempts.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
});
afterAll(() => tracker.close());

const COMPLETE = {
  modificationExternalRef: 'NL-MOD-1',
  numberOfCreMatingsSuccessful: 3,
  tatCre: true,
  deleterStrainName: 'C57BL/6NTac',
};

describe.each([
  ['es cell allele modification', 'esCellAlleleModificationAttempt'],
  ['crispr allele modification', 'crisprAlleleModificationAttempt'],
] as const)('the attempt of an %s plan', (attemptType, member) => {
  it('returns every field as it was saved', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    expect(await plan.read()).not.toHaveProperty(member);
    await plan.save({ [member]: COMPLETE });
    expect((await plan.read())[member]).toEqual(COMPLETE);
  });

  it('is replaced as a whole', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    await plan.save({ [member]: COMPLETE });
    await plan.save({ [member]: { modificationExternalRef: 'NL-MOD-2' } });
    expect((await plan.read())[member]).toEqual({
      modificationExternalRef: 'NL-MOD-2',
      numberOfCreMatingsSuccessful: null,
      tatCre: null,
      deleterStrainName: null,
    });
  });

  it('stays when the plan is saved without it', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    await plan.save({ [member]: COMPLETE });
    await plan.save({ comment: 'about the plan' });
    expect((await plan.read())[member]).toEqual(COMPLETE);
  });

  it('need not be there to save the plan', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    await plan.save({ comment: 'about the plan' });
    expect(await plan.read()).not.toHaveProperty(member);
  });

  it.each<[string, object]>([
    ["400 Strain 'C3H' does not exist.", { ...COMPLETE, deleterStrainName: 'C3H' }],
    ['400 Modification External Reference cannot be null.', { ...COMPLETE, modificationExternalRef: '' }],
    ['400 Modification External Reference cannot be null.', { tatCre: true }],
  ])('is refused with %s', async (message, attempt) => {
    const plan = await addPlanOf(tracker, attemptType);
    expect(await plan.refusal({ [member]: attempt })).toBe(message);
    expect(await plan.read()).not.toHaveProperty(member);
  });

  it('records its changes in the history', async () => {
    const plan = await addPlanOf(tracker, attemptType);
    await plan.save({ [member]: { ...COMPLETE, deleterStrainName: null } });
    const details = await plan.save({ [member]: { ...COMPLETE, tatCre: false } });
    expect(details.map(({ field, oldValue, newValue }) => [field, oldValue, newValue])).toEqual([
      [`${member}.deleterStrain.mgiStrainAccId`, null, 'MGI:2164831'],
      [`${member}.deleterStrain.name`, null, 'C57BL/6NTac'],
      [`${member}.tatCre`, 'true', 'false'],
    ]);
  });
});

test('legacy identifiers are shown where they exist, and stay', async () => {
  const plan = await addPlanOf(tracker, 'es cell allele modification');
  await plan.save({ esCellAlleleModificationAttempt: COMPLETE });
  await tracker.db
    .updateTable('es_cell_allele_modification_attempt')
    .set({ imits_mouse_allele_mod: 81, targ_rep_allele: 92 })
    .where('plan_id', '=', plan.id)
    .execute();
  await plan.save({
    esCellAlleleModificationAttempt: { ...COMPLETE, imitsMouseAlleleModId: 1, tatCre: false },
  });
  expect((await plan.read()).esCellAlleleModificationAttempt).toEqual({
    ...COMPLETE,
    tatCre: false,
    imitsMouseAlleleModId: 81,
    imitsTargRepAlleleId: 92,
  });
});

test('a breeding attempt is shown, and cannot be written', async () => {
  const plan = await addPlanOf(tracker, 'breeding');
  await plan.save({ breedingAttempt: { tatCre: true } });
  expect(await plan.read()).not.toHaveProperty('breedingAttempt');
  await tracker.db
    .insertInto('breeding_attempt')
    .values({ plan_id: plan.id, number_of_cre_matings_started: 2, cre_excision: true })
    .execute();
  expect((await plan.read()).breedingAttempt).toEqual({
    numberOfCreMatingsStarted: 2,
    numberOfCreMatingsSuccessful: null,
    creExcesion: true,
    tatCre: false,
    deleterStrainName: null,
  });
});
