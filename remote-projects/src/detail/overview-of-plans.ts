import type { Plan, ProjectOverview } from 'shared/contract';

/**
 * What plans tell by themselves of what a project has yielded, for servers that do not sum it up (the existing tracker): a
 * plan with the summary status Genotype Confirmed has at least one such colony. Where genes lie they do not tell.
 */
export function overviewOfPlans(
  plans: readonly Pick<Plan, 'typeName' | 'summaryStatusName'>[],
  hasConditionalMutation: boolean,
): ProjectOverview {
  const confirmed = plans.filter(
    ({ typeName, summaryStatusName }) =>
      typeName === 'production' && summaryStatusName === 'Genotype Confirmed',
  );
  return {
    genotypeConfirmedColonies: confirmed.length,
    hasConditionalMutation,
    genes: [],
    deletions: [],
  };
}
