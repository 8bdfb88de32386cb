/** Bodies of requests that create projects. */

/** The required members of an intention: a change of a gene that is stored. */
export function intention(symbol: string, molecularMutationTypeName = 'Deletion') {
  return { molecularMutationTypeName, intentionByGene: { gene: { symbol } } };
}

/** A first plan, of a unit of `CAST.unitMember`. */
export const FIRST_PLAN = {
  typeName: 'production',
  attemptTypeName: 'crispr',
  workUnitName: 'JAX',
  workGroupName: 'BaSH',
} as const;

/** The least that makes a project. `Egr2` is not to be deleted, so such projects do not compete. */
export const LEAST_PROJECT = {
  privacyName: 'public',
  consortia: [],
  projectIntentions: [intention('Egr2', 'Exon Deletion')],
  planDetails: FIRST_PLAN,
};
