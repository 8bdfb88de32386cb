import type { CrisprAttemptInput } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addClone } from '../../../testing/test-clones.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addPlanOf, openPlans } from './testing/attempts.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
  await addClone(tracker.db, 'NLC00017_B_C04', 'Egr2');
});
afterAll(() => tracker.close());

const HAPLO = 'haplo-essential crispr';
const CRISPR = {
  nucleases: [{ typeName: 'Cas9', className: 'mRNA' }],
  guides: [
    {
      guideSequence: 'GATTACAGATTACAGATTAC',
      pam: 'AGG',
      chr: '5',
      start: 31_220_100,
      stop: 31_220_122,
      strand: '-',
      genomeBuild: 'GRCm39',
    },
  ],
};

describe('what is recorded of an attempt moves the plan on (api-2 §7.4)', () => {
  it.each<[string, CrisprAttemptInput, string]>([
    ['crispr', {}, 'Attempt In Progress'],
    ['crispr', { totalEmbryosInjected: 48 }, 'Embryos Obtained'],
    ['crispr', { totalEmbryosSurvived: 3 }, 'Embryos Obtained'],
    ['crispr', { totalEmbryosInjected: 0 }, 'Attempt In Progress'],
    ['crispr', { assay: { numNhejG0Mutants: 1 } }, 'Attempt In Progress'],
    ['crispr', { totalEmbryosInjected: 48, assay: { numNhejG0Mutants: 1 } }, 'Founder Obtained'],
    ['crispr', { totalEmbryosInjected: 48, assay: { numDeletionG0Mutants: 1 } }, 'Founder Obtained'],
    ['crispr', { totalEmbryosInjected: 48, assay: { numHrG0Mutants: 1 } }, 'Founder Obtained'],
    ['crispr', { totalEmbryosInjected: 48, assay: { numHdrG0Mutants: 1 } }, 'Founder Obtained'],
    ['crispr', { totalEmbryosInjected: 48, assay: { numFounderPups: 1 } }, 'Embryos Obtained'],
    [HAPLO, { totalEmbryosInjected: 48, assay: { numNhejG0Mutants: 1 } }, 'Embryos Obtained'],
  ])('%s with %j: %s', async (attemptType, counts, statusName) => {
    const plan = await addPlanOf(tracker, attemptType);
    await plan.save({ crisprAttempt: { ...CRISPR, ...counts } });
    expect(await plan.read()).toMatchObject({ statusName });
  });

  it.each<[object, string]>([
    [{}, 'Attempt In Progress'],
    [{ totalFemaleChimeras: 2 }, 'Attempt In Progress'],
    [{ totalMaleChimeras: 1 }, 'Chimeras/Founder Obtained'],
  ])('es cell with %j: %s', async (counts, statusName) => {
    const plan = await addPlanOf(tracker, 'es cell');
    await plan.save({ esCellAttempt: { esCellName: 'NLC00017_B_C04', ...counts } });
    expect(await plan.read()).toMatchObject({ statusName });
  });

  it.each<[object, string]>([
    [{}, 'Mouse Allele Modification Registered'],
    [{ deleterStrainName: 'C57BL/6NTac' }, 'Cre Excision Started'],
    [{ deleterStrainName: 'C57BL/6NTac', numberOfCreMatingsSuccessful: 1 }, 'Cre Excision Complete'],
    [{ numberOfCreMatingsSuccessful: 1 }, 'Mouse Allele Modification Registered'],
    [{ tatCre: true }, 'Cre Excision Complete'],
  ])('a registered allele modification with %j: %s', async (excision, statusName) => {
    const plan = await addPlanOf(tracker, 'crispr allele modification');
    const reference = { modificationExternalRef: 'NL-MOD-1' };
    await plan.save({
      crisprAlleleModificationAttempt: reference,
      statusTransition: { actionToExecute: 'updateToMouseAlleleModificationRegistered' },
    });
    await plan.save({ crisprAlleleModificationAttempt: { ...reference, ...excision } });
    expect(await plan.read()).toMatchObject({ statusName });
  });

  it('a breeding attempt starts the breeding', async () => {
    const plan = await addPlanOf(tracker, 'breeding');
    await tracker.db.insertInto('breeding_attempt').values({ plan_id: plan.id }).execute();
    await plan.save({ comment: 'x' });
    expect(await plan.read()).toMatchObject({ statusName: 'Breeding Started' });
  });
});
