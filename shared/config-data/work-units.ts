import type { Configuration } from 'shared/contract';
import { alphabetically } from './alphabetically.ts';

/** Work units that do not produce and are left out of the production chart (spec part 1 §7). */
const WITHOUT_PRODUCTION = ['EBI - Informatics Support', 'EMBL-Rome'];

/** Every work unit, sorted (spec part 1 §7). */
export function sortedWorkUnits({ workUnits }: Pick<Configuration, 'workUnits'>): string[] {
  return workUnits.toSorted(alphabetically);
}

/** Work units offered by the production chart, sorted. */
export function producingWorkUnits(configuration: Pick<Configuration, 'workUnits'>): string[] {
  return sortedWorkUnits(configuration).filter((name) => !WITHOUT_PRODUCTION.includes(name));
}

/** Work groups of a work unit; none for a work unit that is not (or not yet) chosen. */
export function workGroupsOf(
  { workGroupsByWorkUnits }: Pick<Configuration, 'workGroupsByWorkUnits'>,
  workUnit: string,
): string[] {
  return workGroupsByWorkUnits[workUnit] ?? [];
}
