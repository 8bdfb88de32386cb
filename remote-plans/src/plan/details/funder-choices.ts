import type { Configuration, Plan } from 'shared/contract';
import { withStored } from 'shared/ui-forms';

/** The funders of the plan's work group (ui-screens 10.1), and former ones that the plan still has. */
export function funderChoices(
  fundersByWorkGroups: Configuration['fundersByWorkGroups'] | undefined,
  { workGroupName, funderNames }: Pick<Plan, 'workGroupName' | 'funderNames'>,
): string[] {
  const ofGroup = workGroupName === null ? [] : (fundersByWorkGroups?.[workGroupName] ?? []);
  return funderNames.reduce<string[]>(withStored, ofGroup);
}
