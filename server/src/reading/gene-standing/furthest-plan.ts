import type { GenePlan } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';

type Standing = Pick<GenePlan, 'pin' | 'statusName' | 'since' | 'isAborted'>;

/**
 * The plan that says where a gene stands: the one of the highest summary status among those that go on, like the summary of
 * a project (api-1 §14.3), or among all where none does. Of several that go on, the one that came there first; of several that were
 * stopped, the last, by which the work on the gene ended. Where no plan may be read, a gene stands where its newest project does.
 *
 * @param orderingOf how far along a status is; higher is later
 */
export function furthestPlan<Plan extends Standing>(
  plans: readonly Plan[],
  orderingOf: (statusName: string) => number,
): Plan | undefined {
  const going = plans.filter(({ isAborted }) => !isAborted);
  const [candidates, inTime] = going.length > 0 ? [going, earlierFirst] : [plans, laterFirst];
  return candidates.toSorted(
    (one, other) => orderingOf(other.statusName) - orderingOf(one.statusName) || inTime(one, other),
  )[0];
}

/** Sorts behind every date. */
const LATER_THAN_ANY = 'unknown';

function earlierFirst(one: Standing, other: Standing): number {
  return inOrder(one.since ?? LATER_THAN_ANY, other.since ?? LATER_THAN_ANY) || inOrder(one.pin, other.pin);
}

function laterFirst(one: Standing, other: Standing): number {
  return inOrder(other.since ?? '', one.since ?? '') || inOrder(other.pin, one.pin);
}

/** Entries of the look-up list of statuses, by which plans are compared. */
export function orderingIn(lists: Pick<Lists, 'status'>) {
  return (statusName: string) => lists.status.findExact(statusName)?.ordering ?? 0;
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
