import { workGroupsOf } from 'shared/config-data';
import type { Configuration } from 'shared/contract';

/** Who makes a plan, for whom, and who pays; an empty text is nothing chosen yet. */
export interface PlanWork {
  workUnitName: string;
  workGroupName: string;
  funderNames: readonly string[];
}

/** The lists that the choices come from. */
export type WorkLists = Pick<Configuration, 'workGroupsByWorkUnits' | 'fundersByWorkGroups'>;

/** Funders of a work group; none for one that is not (or not yet) chosen. */
export function fundersOf(
  { fundersByWorkGroups }: Pick<Configuration, 'fundersByWorkGroups'>,
  workGroup: string,
): string[] {
  return fundersByWorkGroups[workGroup] ?? [];
}

/**
 * What of a plan stays valid after a change of its work unit or work group, and in words what was taken away.
 * A work group that the work unit does not have is taken away, and so is a funder that the work group does not have. The
 * old client kept them, although nobody could see that they did not fit (ui-screens 9, PP-30).
 */
export function resolveWork({ workUnitName, workGroupName, funderNames }: PlanWork, lists: WorkLists) {
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

/** What there is no choice about: the person's only work unit, and its only work group; an empty text where there is one. */
export function onlyWork(
  workUnits: readonly string[],
  lists: Pick<Configuration, 'workGroupsByWorkUnits'>,
): Pick<PlanWork, 'workUnitName' | 'workGroupName'> {
  const workUnitName = onlyOf(workUnits);
  return { workUnitName, workGroupName: onlyOf(workGroupsOf(lists, workUnitName)) };
}

/** The only one of a list; an empty text where there are several, or none. */
export function onlyOf(names: readonly string[]): string {
  const [name = '', ...others] = names;
  return others.length === 0 ? name : '';
}
