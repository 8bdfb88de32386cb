import type { GenePlan } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';

type Standing = Pick<GenePlan, 'pin' | 'statusName' | 'since' | 'isAborted'>;

/**
 * The plan that says where a gene stands: the one of the highest summary status among those that go on, like the summary of
 * a project (api-1 §14.3), or among all where none does. Of several, the one that came there first. Where no plan may be read, a gene
 * stands where its newest project does.
 *
 * @param orderingOf how far along a status is; higher is later
 */
export function furthestPlan<Plan extends Standing>(
  plans: readonly Plan[],
  orderingOf: (statusName: string) => number,
): Plan | undefined {
  const going = plans.filter(({ isAborted }) => !isAborted);
  return (going.length > 0 ? going : plans).toSorted(
    (one, other) =>
      orderingOf(other.statusName) - orderingOf(one.statusName) ||
      inOrder(one.since ?? LATER_THAN_ANY, other.since ?? LATER_THAN_ANY) ||
      inOrder(one.pin, other.pin),
  )[0];
}

/** Sorts behind every date. */
const LATER_THAN_ANY = 'unknown';

/** Entries of the look-up list of statuses, by which plans are compared. */
export function orderingIn(lists: Pick<Lists, 'status'>) {
  return (statusName: string) => lists.status.findExact(statusName)?.ordering ?? 0;
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
