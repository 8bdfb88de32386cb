/** Which categorizations a mutation shows (ui-screens 15.3): haplo-essential work counts as none of these. */

export function hasRepairMechanism(attemptTypeName: string): boolean {
  return attemptTypeName === 'crispr';
}

/** Whether the mutation has the class of an ES cell allele, called `Mutation type`. */
export function hasAlleleClass(attemptTypeName: string): boolean {
  return attemptTypeName === 'es cell' || attemptTypeName === 'es cell allele modification';
}
