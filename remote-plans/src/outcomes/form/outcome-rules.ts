/** The rules of colonies and specimens (api-2 §13.2), as `checks` of their fields. */

/** Of a colony. Whether another has the name is for the server to say. */
export const COLONY_CHECKS = {
  name: (name: unknown) => nameProblem(name) ?? true,
  backgroundStrainName: (strain: unknown) => strainProblem(strain) ?? true,
};

/** Of a specimen: the server knows no other. */
export const SPECIMEN_CHECKS = {
  backgroundStrainName: COLONY_CHECKS.backgroundStrainName,
};

function nameProblem(name: unknown): string | undefined {
  if (typeof name !== 'string' || name.trim() === '') return 'Name is required';
  // In the words of the server.
  return name === name.trim() ? undefined : 'The colony name contains leading or trailing spaces.';
}

function strainProblem(strain: unknown): string | undefined {
  return strain === '' ? 'Background Strain is required' : undefined;
}
