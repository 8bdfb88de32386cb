import type { Configuration, FirstPlanData, StartingPointInputs } from 'shared/contract';

export const PRODUCTION = 'production';
export const PHENOTYPING = 'phenotyping';

/** What the first plan of a project leaves out for later production plans (ui-screens 9, api-2 section 6.1). */
const LEFT_OUT_AFTER: Readonly<Record<string, readonly string[]>> = {
  crispr: ['es cell', 'es cell allele modification', 'breeding'],
  'es cell': ['crispr', 'crispr allele modification', 'haplo-essential crispr', 'breeding'],
};

/** The facts of a project's first plan that later ones must fit; undefined for a project without plans. */
export type FirstPlan = Pick<FirstPlanData, 'attemptTypeName' | 'workUnitName'> | undefined;

/** What a plan of that type can attempt in a project with that first plan (ui-screens 9). */
export function attemptTypesFor(
  typeName: string,
  first: FirstPlan,
  { attemptTypesByPlanTypes }: Pick<Configuration, 'attemptTypesByPlanTypes'>,
): string[] {
  const all = attemptTypesByPlanTypes[typeName] ?? [];
  const leftOut = typeName === PRODUCTION && first ? LEFT_OUT_AFTER[first.attemptTypeName] : undefined;
  return all.filter((name) => leftOut?.includes(name) !== true);
}

/** The member of the request that says where the plan starts from; undefined for plans that start from nothing. */
export function startingPointMember(
  typeName: string,
  attemptTypeName: string,
): keyof StartingPointInputs | undefined {
  if (typeName === PHENOTYPING) return 'phenotypingStartingPoint';
  if (attemptTypeName === 'es cell allele modification') return 'esCellAlleleModificationStartingPoint';
  if (attemptTypeName === 'crispr allele modification') return 'crisprAlleleModificationStartingPoint';
  return undefined;
}

/** Must the plan start from an outcome? Haplo-essential phenotyping may, and need not (api-2 section 5). */
export function needsStartingPoint(typeName: string, attemptTypeName: string): boolean {
  return (
    startingPointMember(typeName, attemptTypeName) !== undefined &&
    attemptTypeName !== 'haplo-essential phenotyping'
  );
}

/** Why the server would refuse a plan of that work unit, in its own words (api-2 section 6.1). Harwell carries on for WTSI. */
export function workUnitProblem(typeName: string, first: FirstPlan, workUnit: string): string | undefined {
  if (typeName !== PRODUCTION || first === undefined || workUnit === first.workUnitName) return undefined;
  if (first.workUnitName === 'WTSI' && workUnit === 'Harwell') return undefined;
  return `Your work unit [${workUnit}] cannot create production plans in this project.`;
}
