/** The conditions of the plan machines, in the order of api-2 section 7.4 (P1 to P17). */
import { doing, entering, when, type Condition, type Verdict } from './machine.ts';
import type { AlleleModificationState, PlanState } from './plan-state.ts';
import { isAbortion } from './statuses.ts';

const CONFIRMED = 'Genotype Confirmed';

export const HAS_CRISPR_ATTEMPT = when<PlanState>(
  'the plan has a crispr attempt',
  ({ crisprAttempt }) => crisprAttempt !== null,
  'There is not a crispr attempt yet',
  entering(
    'details of the attempt, with its MI external Ref, the class of the nuclease and the guides',
    'attemptExternalRef',
  ),
);

export const HAS_EMBRYOS = when<PlanState>(
  'embryos were injected or have survived',
  ({ crisprAttempt: attempt }) =>
    isPositive(attempt?.totalEmbryosInjected) || isPositive(attempt?.totalEmbryosSurvived),
  'There is not embryos information yet',
  entering(
    'Number of Embryos Injected or Number of Embryos Survived',
    'totalEmbryosInjected',
    'totalEmbryosSurvived',
  ),
);

export const HAS_MUTANTS = when<PlanState>(
  'the assay counts NHEJ, deletion, HR or HDR mutants',
  ({ crisprAttempt }) => {
    const assay = crisprAttempt?.assay;
    return (
      isPositive(assay?.numNhejG0Mutants) ||
      isPositive(assay?.numDeletionG0Mutants) ||
      isPositive(assay?.numHrG0Mutants) ||
      isPositive(assay?.numHdrG0Mutants)
    );
  },
  'There is not mutants information.',
  entering(
    'G0 with NHEJ, deletion, HR or HDR mutation',
    'numNhejG0Mutants',
    'numDeletionG0Mutants',
    'numHrG0Mutants',
    'numHdrG0Mutants',
  ),
);

export const ALL_COLONIES_ABORTED = when<PlanState>(
  'every colony of the plan is aborted',
  ({ colonyStatuses }) => colonyStatuses.every(isAbortion),
  'The plan has colonies that are not aborted. Please abort them first',
);

export const ALL_SPECIMENS_ABORTED = when<PlanState>(
  'every specimen of the plan is aborted',
  ({ specimenStatuses }) => specimenStatuses.every(isAbortion),
  'The plan has specimens that are not aborted. Please abort them first',
);

export const HAS_ES_CELL_ATTEMPT = when<PlanState>(
  'the plan has an es cell attempt',
  ({ esCellAttempt }) => esCellAttempt !== null,
  'There is not an es cell attempt yet',
  entering('the ES cell and details of the attempt', 'esCellName', 'attemptExternalRef'),
);

export const HAS_MALE_CHIMERAS = when<PlanState>(
  'male chimeras were counted',
  ({ esCellAttempt }) => isPositive(esCellAttempt?.totalMaleChimeras),
  'There is not chimeras information.',
  entering('Total Male Chimeras', 'totalMaleChimeras'),
);

export const HAS_ES_CELL_MODIFICATION = hasModification('ES Cell');

export const HAS_CRISPR_MODIFICATION = hasModification('Crispr');

export const EXCISION_STARTED: Condition<PlanState> = {
  meaning: 'a deleter strain or tat Cre is recorded',
  needs: entering('a deleter strain, or tick TAT-Cre', 'deleterStrainName', 'tatCre'),
  check: ({ alleleModificationAttempt: attempt }) =>
    told(
      attempt !== null && usesCre(attempt),
      'Please update again to continue Cre Excision Started state.',
      'A deleter strain or tat Cre needs to be specified, or specify rederivation as the Next Step.',
    ),
};

export const EXCISION_COMPLETE: Condition<PlanState> = {
  meaning: 'successful matings with a deleter strain, or tat Cre, are recorded',
  needs: entering(
    'successful Cre matings with the deleter strain, or tick TAT-Cre',
    'numberOfCreMatingsSuccessful',
    'tatCre',
  ),
  check: ({ alleleModificationAttempt: attempt }) =>
    told(
      attempt !== null &&
        ((isPositive(attempt.numberOfCreMatingsSuccessful) && isNamed(attempt.deleterStrainName)) ||
          attempt.tatCre === true),
      'Please update again to continue Cre Excision Completed state.',
      'Successful matings need to be specified to continue Cre Excision Completed state.',
    ),
};

export const HAS_CONFIRMED_COLONY = when<PlanState>(
  'a colony of the plan is Genotype Confirmed',
  ({ colonyStatuses }) => colonyStatuses.includes(CONFIRMED),
  'A genotyped confirmed colony needs to be associated with the plan.',
  doing('confirm the genotype of a colony of the plan', 'outcomes'),
);

export const HAS_NO_CONFIRMED_COLONY = when<PlanState>(
  'no colony of the plan is Genotype Confirmed',
  ({ colonyStatuses }) => !colonyStatuses.includes(CONFIRMED),
  'A genotyped confirmed colony is associated with the plan.',
);

/** The existing tracker refuses as soon as there is an attempt, though stages are meant (api-2 section 8.6). */
export const HAS_NO_STAGES = when<PlanState>(
  'the plan has no phenotyping stages',
  ({ stageStatuses }) => stageStatuses.length === 0,
  'The plan already has phenotyping stages. Please abort the plan.',
);

export const ALL_STAGES_ABORTED = when<PlanState>(
  'every phenotyping stage of the plan is aborted',
  ({ stageStatuses }) => stageStatuses.every(isAbortion),
  'The plan has phenotyping stages that are not aborted. Please abort them first.',
);

export const HAS_ACTIVE_STAGE = when<PlanState>(
  'a phenotyping stage of the plan is not aborted',
  ({ stageStatuses }) => stageStatuses.some((status) => !isAbortion(status)),
  'All phenotyping stages associated with the plan are aborted. Please re-activate one first.',
);

export const HAS_BREEDING_ATTEMPT = when<PlanState>(
  'the plan has a breeding attempt',
  ({ hasBreedingAttempt }) => hasBreedingAttempt,
  'The plan does not have a breeding attempt yet',
);

/** Breeding cannot be completed through the API (api-2 section 8.7). */
export const NEVER: Condition<unknown> = {
  meaning: 'never',
  check: () => ({ available: false, note: null }),
};

/** Refusal of a request for a step that also changes data which make the server take a step (api-2 section 3.4). */
export function twoSteps(action: string): string {
  return (
    `Trying to execute action [${action}] but also modifying data that causes a change in status. ` +
    'Please do this in two different steps.'
  );
}

/** The step can be made; the note warns where the data would take the plan further at once (P8 and P9). */
function hasModification(kind: 'ES Cell' | 'Crispr'): Condition<PlanState> {
  return {
    meaning: `an allele modification attempt (${kind}) is recorded`,
    needs: entering('details of the allele modification, and save them', 'modificationExternalRef'),
    check: ({ alleleModificationAttempt: attempt }) => {
      if (attempt === null)
        return { available: false, note: `The plan does not have a ${kind} allele modification attempt yet` };
      const goesFurther = usesCre(attempt) || isPositive(attempt.numberOfCreMatingsSuccessful);
      return {
        available: true,
        note: goesFurther ? twoSteps('updateToMouseAlleleModificationRegistered') : null,
      };
    },
  };
}

function usesCre({ deleterStrainName, tatCre }: AlleleModificationState): boolean {
  return isNamed(deleterStrainName) || tatCre === true;
}

function told(available: boolean, met: string, unmet: string): Verdict {
  return { available, note: available ? met : unmet };
}

function isNamed(name: string | null): boolean {
  return name !== null && name !== '';
}

function isPositive(count: number | null | undefined): boolean {
  return (count ?? 0) > 0;
}
