import type { Plan, Project } from 'shared/contract';
import { earliestFirst, sinceOf } from 'shared/domain';

/**
 * Since when a project has the summary status that it shows in lists. The existing tracker does not send that day; there it is the
 * last on which one of the plans came there.
 *
 * @param plans undefined while they are read
 */
export function summaryStatusSince(
  { summaryStatusName, summaryStatusDate }: Pick<Project, 'summaryStatusName' | 'summaryStatusDate'>,
  plans: readonly Plan[] = [],
): string | undefined {
  if (summaryStatusDate !== undefined) return summaryStatusDate;
  const stamps = plans.flatMap(({ summaryStatusDates }) => summaryStatusDates);
  return sinceOf(summaryStatusName, stamps.toSorted(earliestFirst));
}
