import { ALWAYS } from '../machine.ts';
import * as conditions from '../plan-conditions.ts';
import { NO_ATTEMPT, type CrisprState, type PlanState } from '../plan-state.ts';
import { forEverybody, type Case, type Cases } from './cases.ts';

/** A plan in which nothing has been recorded. */
export const NEW_PLAN: PlanState = {
  ...NO_ATTEMPT,
  colonyStatuses: [],
  specimenStatuses: [],
  stageStatuses: [],
};

const NO_EMBRYOS: CrisprState = { totalEmbryosInjected: null, totalEmbryosSurvived: null, assay: null };
const NO_MUTANTS = {
  numNhejG0Mutants: null,
  numDeletionG0Mutants: null,
  numHrG0Mutants: null,
  numHdrG0Mutants: null,
};
const NO_CRE = { numberOfCreMatingsSuccessful: null, tatCre: null, deleterStrainName: null };
const STRAIN = 'C57BL/6NTac/Den';

const plan = (title: string, state: Partial<PlanState>, note?: string) => ({
  title,
  state: { ...NEW_PLAN, ...state },
  note,
});
const crispr = (title: string, attempt: Partial<CrisprState>) =>
  plan(title, { crisprAttempt: { ...NO_EMBRYOS, ...attempt } });
const mutants = (title: string, counts: Partial<NonNullable<CrisprState['assay']>>) =>
  crispr(title, { assay: { ...NO_MUTANTS, ...counts } });
const chimeras = (title: string, totalMaleChimeras: number | null) =>
  plan(title, { esCellAttempt: { totalMaleChimeras } });
const cre = (
  title: string,
  attempt: Partial<NonNullable<PlanState['alleleModificationAttempt']>>,
  note?: string,
) => plan(title, { alleleModificationAttempt: { ...NO_CRE, ...attempt } }, note);
const colonies = (title: string, ...colonyStatuses: string[]) => plan(title, { colonyStatuses });
const specimens = (title: string, ...specimenStatuses: string[]) => plan(title, { specimenStatuses });
const stages = (title: string, ...stageStatuses: string[]) => plan(title, { stageStatuses });
const nothing = plan('nothing recorded', {});

function refused(note: string, ...cases: readonly Case<PlanState>[]) {
  return cases.map((one) => ({ ...one, note }));
}

const FURTHER =
  'Trying to execute action [updateToMouseAlleleModificationRegistered] but also modifying data that causes a ' +
  'change in status. Please do this in two different steps.';
const EXCISED = 'Please update again to continue Cre Excision Started state.';
const COMPLETED = 'Please update again to continue Cre Excision Completed state.';

const registered = (condition: Cases<PlanState>['condition'], unmet: string): Cases<PlanState> => ({
  condition,
  met: [
    cre('an attempt', {}),
    cre('matings that failed', { numberOfCreMatingsSuccessful: 0, tatCre: false, deleterStrainName: '' }),
    cre('successful matings already', { numberOfCreMatingsSuccessful: 1 }, FURTHER),
    cre('a deleter strain already', { deleterStrainName: STRAIN }, FURTHER),
    cre('tat Cre already', { tatCre: true }, FURTHER),
  ],
  unmet: refused(unmet, nothing),
});

/** Every condition of the plan machines. */
export const PLAN_CASES: readonly Cases<PlanState>[] = [
  forEverybody<PlanState>(ALWAYS, NEW_PLAN),
  {
    condition: conditions.HAS_CRISPR_ATTEMPT,
    met: [crispr('an attempt', {})],
    unmet: refused('There is not a crispr attempt yet', nothing, chimeras('an es cell attempt', null)),
  },
  {
    condition: conditions.HAS_EMBRYOS,
    met: [
      crispr('injected embryos', { totalEmbryosInjected: 1 }),
      crispr('embryos that survived', { totalEmbryosInjected: 0, totalEmbryosSurvived: 3 }),
    ],
    unmet: refused(
      'There is not embryos information yet',
      nothing,
      crispr('no counts', {}),
      crispr('counts of nought', { totalEmbryosInjected: 0, totalEmbryosSurvived: 0 }),
      crispr('counts below nought', { totalEmbryosInjected: -1 }),
    ),
  },
  {
    condition: conditions.HAS_MUTANTS,
    met: [
      mutants('NHEJ mutants', { numNhejG0Mutants: 1 }),
      mutants('deletion mutants', { numDeletionG0Mutants: 2 }),
      mutants('HR mutants', { numHrG0Mutants: 1 }),
      mutants('HDR mutants', { numHdrG0Mutants: 1, numHrG0Mutants: 0 }),
    ],
    unmet: refused(
      'There is not mutants information.',
      nothing,
      crispr('no assay', { totalEmbryosInjected: 5 }),
      mutants('an assay without counts', {}),
      mutants('an assay without mutants', { numNhejG0Mutants: 0, numHdrG0Mutants: 0 }),
    ),
  },
  {
    condition: conditions.ALL_COLONIES_ABORTED,
    met: [nothing, colonies('aborted colonies', 'Colony Aborted', 'Colony Aborted')],
    unmet: refused(
      'The plan has colonies that are not aborted. Please abort them first',
      colonies('a living colony', 'Colony Aborted', 'Genotype In Progress'),
      colonies('an extinct colony', 'Genotype Extinct'),
    ),
  },
  {
    condition: conditions.ALL_SPECIMENS_ABORTED,
    met: [nothing, specimens('aborted specimens', 'Specimen Group Aborted')],
    unmet: refused(
      'The plan has specimens that are not aborted. Please abort them first',
      specimens('specimens in progress', 'Specimen Group Aborted', 'Specimen Group In Progress'),
    ),
  },
  {
    condition: conditions.HAS_ES_CELL_ATTEMPT,
    met: [chimeras('an attempt', null)],
    unmet: refused('There is not an es cell attempt yet', nothing, crispr('a crispr attempt', {})),
  },
  {
    condition: conditions.HAS_MALE_CHIMERAS,
    met: [chimeras('male chimeras', 1)],
    unmet: refused(
      'There is not chimeras information.',
      nothing,
      chimeras('no count', null),
      chimeras('a count of nought', 0),
    ),
  },
  registered(
    conditions.HAS_ES_CELL_MODIFICATION,
    'The plan does not have a ES Cell allele modification attempt yet',
  ),
  registered(
    conditions.HAS_CRISPR_MODIFICATION,
    'The plan does not have a Crispr allele modification attempt yet',
  ),
  {
    condition: conditions.EXCISION_STARTED,
    met: [
      cre('a deleter strain', { deleterStrainName: STRAIN }, EXCISED),
      cre('tat Cre', { tatCre: true }, EXCISED),
    ],
    unmet: refused(
      'A deleter strain or tat Cre needs to be specified, or specify rederivation as the Next Step.',
      nothing,
      cre('an empty attempt', {}),
      cre('matings alone', { numberOfCreMatingsSuccessful: 2, tatCre: false }),
    ),
  },
  {
    condition: conditions.EXCISION_COMPLETE,
    met: [
      cre('matings with a strain', { numberOfCreMatingsSuccessful: 1, deleterStrainName: STRAIN }, COMPLETED),
      cre('tat Cre', { tatCre: true }, COMPLETED),
    ],
    unmet: refused(
      'Successful matings need to be specified to continue Cre Excision Completed state.',
      nothing,
      cre('a strain alone', { deleterStrainName: STRAIN }),
      cre('matings alone', { numberOfCreMatingsSuccessful: 1 }),
      cre('matings that failed', { numberOfCreMatingsSuccessful: 0, deleterStrainName: STRAIN }),
    ),
  },
  {
    condition: conditions.HAS_CONFIRMED_COLONY,
    met: [colonies('a confirmed colony', 'Colony Aborted', 'Genotype Confirmed')],
    unmet: refused(
      'A genotyped confirmed colony needs to be associated with the plan.',
      nothing,
      colonies('a colony that is not confirmed', 'Genotype Not Confirmed', 'Genotype Extinct'),
    ),
  },
  {
    condition: conditions.HAS_NO_CONFIRMED_COLONY,
    met: [nothing, colonies('a colony that is no longer confirmed', 'Genotype Not Confirmed')],
    unmet: refused(
      'A genotyped confirmed colony is associated with the plan.',
      colonies('a confirmed colony', 'Genotype Confirmed'),
    ),
  },
  {
    condition: conditions.HAS_NO_STAGES,
    met: [nothing],
    unmet: refused(
      'The plan already has phenotyping stages. Please abort the plan.',
      stages('a stage', 'Phenotyping Registered'),
      stages('an aborted stage', 'Phenotype Production Aborted'),
    ),
  },
  {
    condition: conditions.ALL_STAGES_ABORTED,
    met: [
      nothing,
      stages('aborted stages', 'Phenotype Production Aborted', 'Late Adult Phenotype Production Aborted'),
    ],
    unmet: refused(
      'The plan has phenotyping stages that are not aborted. Please abort them first.',
      stages('one that is not', 'Phenotype Production Aborted', 'Embryo Phenotyping Registered'),
    ),
  },
  {
    condition: conditions.HAS_ACTIVE_STAGE,
    met: [stages('one that is active', 'Phenotype Production Aborted', 'Late Adult Phenotyping Registered')],
    unmet: refused(
      'All phenotyping stages associated with the plan are aborted. Please re-activate one first.',
      nothing,
      stages('aborted stages', 'Haplo-Essential Phenotype Production Aborted'),
    ),
  },
  {
    condition: conditions.HAS_BREEDING_ATTEMPT,
    met: [plan('an attempt', { hasBreedingAttempt: true })],
    unmet: refused('The plan does not have a breeding attempt yet', nothing),
  },
  { condition: conditions.NEVER, met: [], unmet: [{ ...nothing, note: null }] },
];
