import { addPlan, type AddingFacts } from './add-plan.ts';
import type { PlanGroupName } from './plan-groups.ts';

const facts = (more: Partial<AddingFacts> = {}): AddingFacts => ({
  tpn: 'TPN:000000042',
  isEsCellProject: false,
  isHaploEssentialProject: false,
  canCreateProductionPlan: true,
  canCreatePhenotypingPlan: true,
  genotypeConfirmedColonies: 1,
  ...more,
});

/** Where a button leads, its query read. */
function creationQuery(group: PlanGroupName, more?: Partial<AddingFacts>) {
  const [path, query] = addPlan(group, facts(more)).to.split('?');
  return [path, Object.fromEntries(new URLSearchParams(query))];
}

describe('add buttons lead to plan creation with the query of spec part 1 §2', () => {
  const path = '/projects/TPN:000000042/plan-creation';

  test.each<[PlanGroupName, boolean, object]>([
    ['production', true, { planType: 'production', attemptType: 'es cell' }],
    ['production', false, { planType: 'production' }],
    ['esCellModification', true, { planType: 'production', attemptType: 'es cell allele modification' }],
    ['crisprModification', false, { planType: 'production', attemptType: 'crispr allele modification' }],
    ['phenotyping', true, { planType: 'phenotyping' }],
  ])('%s, in an ES cell project: %s', (group, isEsCellProject, query) => {
    expect(creationQuery(group, { isEsCellProject })).toEqual([path, query]);
  });
});

describe('who may add what (spec part 1 §4 and §8)', () => {
  const ES_CELL_REASON =
    'You cannot add ES Cell allele modification plans or there are not genotype confirmed colonies yet.';
  const CRISPR_REASON =
    'You cannot add Crispr allele modification plans or there are not genotype confirmed colonies yet.';
  const PHENOTYPING_REASON =
    'You cannot add phenotyping plans or there are not genotype confirmed colonies yet.';
  const reason = (group: PlanGroupName, more?: Partial<AddingFacts>) =>
    addPlan(group, facts(more)).disabledReason;

  test.each<PlanGroupName>(['production', 'esCellModification', 'crisprModification', 'phenotyping'])(
    '%s can be added with the permission and a genotype-confirmed colony',
    (group) => expect(reason(group)).toBeUndefined(),
  );

  test('a production plan needs no genotype-confirmed colony', () => {
    expect(reason('production', { genotypeConfirmedColonies: 0 })).toBeUndefined();
    expect(reason('production', { canCreateProductionPlan: false })).toBe('You cannot add production plans.');
  });

  test.each<[PlanGroupName, string]>([
    ['esCellModification', ES_CELL_REASON],
    ['crisprModification', CRISPR_REASON],
    ['phenotyping', PHENOTYPING_REASON],
  ])('%s shows why not', (group, text) => {
    expect(reason(group, { genotypeConfirmedColonies: 0 })).toBe(text);
    expect(reason(group, { canCreateProductionPlan: false, canCreatePhenotypingPlan: false })).toBe(text);
  });

  test('colonies of plans that the person may not read are no reason, and are named', () => {
    const hidden = { hasUnlisted: true, genotypeConfirmedColonies: 0 };
    expect(reason('phenotyping', hidden)).toBe(
      `${PHENOTYPING_REASON} Those of plans that you may not read do not count.`,
    );
    expect(reason('production', { ...hidden, canCreateProductionPlan: false })).toBe(
      'You cannot add production plans.',
    );
  });

  test('phenotyping of a haplo-essential gene needs no colony, modifications of its allele do (PP-18)', () => {
    const haploEssential = { isHaploEssentialProject: true, genotypeConfirmedColonies: 0 };
    expect(reason('phenotyping', haploEssential)).toBeUndefined();
    expect(reason('crisprModification', haploEssential)).toBe(CRISPR_REASON);
    expect(reason('phenotyping', { ...haploEssential, canCreatePhenotypingPlan: false })).toBe(
      PHENOTYPING_REASON,
    );
  });

  test('nothing is refused for a reason that is not known yet', () => {
    const unknown = 'Whether you can add plans here is not known yet.';
    expect(reason('phenotyping', { genotypeConfirmedColonies: undefined })).toBe(unknown);
    expect(reason('production', { canCreateProductionPlan: undefined })).toBe(unknown);
    expect(
      reason('phenotyping', { canCreatePhenotypingPlan: false, genotypeConfirmedColonies: undefined }),
    ).toBe(PHENOTYPING_REASON);
  });

  test('each kind of plan has its own permission', () => {
    expect(reason('phenotyping', { canCreateProductionPlan: false })).toBeUndefined();
    expect(reason('crisprModification', { canCreatePhenotypingPlan: false })).toBeUndefined();
  });
});
