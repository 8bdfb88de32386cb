import type { Plan, ProjectOverview } from 'shared/contract';

/**
 * What plans alone show of a project's outcomes, for servers without a summary (the existing tracker): a
 * plan with the summary status Genotype Confirmed has at least one such colony. They do not contain where genes lie.
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
