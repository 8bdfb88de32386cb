import type { Configuration } from 'shared/contract';
import { workGroupsOf } from 'shared/config-data';
import { PLAN_TYPE, type PlanValues } from '../creation-values.ts';

/** These begin from an outcome, or are not begun by hand: no project starts with them (ui-screens 8, api-1 §11.3). */
const NOT_FIRST: readonly string[] = [
  'es cell allele modification',
  'crispr allele modification',
  'breeding',
];

/** What the first plan of a project can attempt. */
export function firstAttemptTypes({
  attemptTypesByPlanTypes,
}: Pick<Configuration, 'attemptTypesByPlanTypes'>): string[] {
  return (attemptTypesByPlanTypes[PLAN_TYPE] ?? []).filter((name) => !NOT_FIRST.includes(name));
}

/** Funders of a work group; none for one that is not (or not yet) chosen. */
export function fundersOf(
  { fundersByWorkGroups }: Pick<Configuration, 'fundersByWorkGroups'>,
  workGroup: string,
): string[] {
  return fundersByWorkGroups[workGroup] ?? [];
}

type Dependents = Pick<PlanValues, 'workGroupName' | 'funderNames'>;

/** What of a plan still holds after its work unit or work group was changed, and what had to go. */
export interface SettledPlan extends Dependents {
  /** What was taken away, in words. */
  removed: string[];
}

/**
 * A work group that the work unit does not have is taken away, and so is a funder that the work group does not have. The
 * old client kept them, although nobody could see that they did not fit (ui-screens 9).
 */
export function settlePlan(
  { workUnitName, workGroupName, funderNames }: Pick<PlanValues, 'workUnitName' | keyof Dependents>,
  lists: Pick<Configuration, 'workGroupsByWorkUnits' | 'fundersByWorkGroups'>,
): SettledPlan {
  const keptGroup = workGroupsOf(lists, workUnitName).includes(workGroupName) ? workGroupName : '';
  const offered = fundersOf(lists, keptGroup);
  return {
    workGroupName: keptGroup,
    funderNames: funderNames.filter((name) => offered.includes(name)),
    removed: [
      ...(keptGroup === workGroupName ? [] : [`Work Group ${workGroupName}`]),
      ...funderNames.filter((name) => !offered.includes(name)).map((name) => `Funder ${name}`),
    ],
  };
}
