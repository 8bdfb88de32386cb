import type { Project, StandingStill } from 'shared/contract';
import { projectColumns, type ProjectColumnId, type TableColumn } from './project-table.ts';

export type ListColumnId = ProjectColumnId | 'standsStill';

/** What a list of projects in which a plan stands still has besides: which plan, and where. */
const STANDS_STILL: TableColumn<Project, ListColumnId> = {
  id: 'standsStill',
  title: 'Stands Still',
  texts: ({ standingStill: still, relatedWorkUnitNames }) =>
    still === undefined ? [] : [`${still.pin} ${standingText(still, relatedWorkUnitNames)}`],
};

/**
 * Where a plan stands, since when, and how long is usual there; and how many plans more of its project stand still. First whose it
 * is, where its project is of several work units.
 */
export function standingText(
  { statusName, since, usualDays, others, workUnitName }: StandingStill,
  workUnitsOfProject: readonly string[],
): string {
  const whose = workUnitName !== undefined && workUnitsOfProject.length > 1 ? `of ${workUnitName} ` : '';
  const more = others === 0 ? '' : `, +${others} more`;
  return `${whose}at ${statusName} since ${since.slice(0, 10)}, usual ${usualDays} ${usualDays === 1 ? 'day' : 'days'}${more}`;
}

/** The columns of the project list, in order. @param hasStandingPlans it is one of what stands still */
export function listColumns(hasStandingPlans: boolean): TableColumn<Project, ListColumnId>[] {
  return projectColumns('list').flatMap((column): TableColumn<Project, ListColumnId>[] =>
    hasStandingPlans && column.id === 'since' ? [column, STANDS_STILL] : [column],
  );
}
