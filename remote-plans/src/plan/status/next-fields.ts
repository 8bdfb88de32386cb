import type { Plan, StatusPaths } from 'shared/contract';
import { statusesOfPlan } from 'shared/domain';

/** The fields that lead a plan to its next status, by their names in the API; none where nothing is entered for it. */
export function nextFieldsOf(
  { attemptTypeName, summaryStatusName }: Pick<Plan, 'attemptTypeName' | 'summaryStatusName'>,
  paths: StatusPaths,
): readonly string[] {
  const statuses = statusesOfPlan(paths, attemptTypeName, summaryStatusName) ?? [];
  const position = statuses.findIndex(({ statusName }) => statusName === summaryStatusName);
  const next =
    position === -1 ? undefined : statuses.slice(position + 1).find(({ isOptional }) => !isOptional);
  return next?.steps[0]?.needs?.fields ?? [];
}
