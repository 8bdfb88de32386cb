import { sql } from 'kysely';
import type { StatusFunnel } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import { isListedFor } from '../../tracker/projects/list/project-conditions.ts';
import { groupedBy } from '../../platform/database/grouped.ts';

/** Who projects are counted for: the list of names, and the column of `project_index` that has their ids. */
const GROUPINGS = {
  workUnit: { table: sql.table('work_unit'), ids: sql.ref('project_index.work_unit_ids') },
  consortium: { table: sql.table('consortium'), ids: sql.ref('project_index.consortium_ids') },
} as const;

/**
 * Projects by summary status, for each work unit or consortium. Counted are the projects of lists of which the caller sees
 * everything, so that each number is that of the list with the same filter.
 *
 * @param by `workUnit` or `consortium`
 * @throws UserError for anything else
 */
export async function statusFunnel(db: Db, caller: Subject, by: string): Promise<StatusFunnel> {
  if (by !== 'workUnit' && by !== 'consortium')
    throw new UserError(`Projects are counted by 'workUnit' or 'consortium', not by '${by}'.`);
  const { table, ids } = GROUPINGS[by];
  const { rows } = await sql<StandingProjects>`
    with standing as (
      select project_index.summary_status_id as status_id, ${ids} as group_ids, count(*)::integer as projects
      from project_index
      where ${isListedFor(caller)} and ${isFullyVisibleTo(caller)}
        and project_index.summary_status_id is not null
      group by 1, 2)
    select counted."groupName", status.name as "statusName", status.ordering,
      status.is_abortion_status as "isAbortion", counted.projects
    from (
      select null as "groupName", status_id, sum(projects)::integer as projects from standing group by status_id
      union all
      select owner.name, standing.status_id, sum(standing.projects)::integer
      from standing
      cross join lateral unnest(standing.group_ids) member (id)
      join ${table} owner on owner.id = member.id
      group by owner.name, standing.status_id) counted
    join status on status.id = counted.status_id`.execute(db);
  return funnelOf(rows);
}

/** Projects of a group, or of all (null), that stand at a status. */
export interface StandingProjects {
  groupName: string | null;
  statusName: string;
  /** Place of the status in the order of the work. */
  ordering: number;
  isAbortion: boolean;
  projects: number;
}

/** Counts as a table: statuses in the order of the work, aborted ones last, groups by name. */
export function funnelOf(counts: readonly StandingProjects[]): StatusFunnel {
  const statuses = [...new Map(counts.map((count) => [count.statusName, count])).values()].toSorted(
    (one, other) =>
      Number(one.isAbortion) - Number(other.isAbortion) ||
      one.ordering - other.ordering ||
      (one.statusName < other.statusName ? -1 : 1),
  );
  const rowOf = (ofGroup: readonly StandingProjects[]) => {
    const found = new Map(ofGroup.map(({ statusName, projects }) => [statusName, projects]));
    const projects = statuses.map(({ statusName }) => found.get(statusName) ?? 0);
    return { total: projects.reduce((sum, count) => sum + count, 0), projects };
  };
  const groups = groupedBy(
    counts.filter(({ groupName }) => groupName !== null),
    ({ groupName }) => groupName ?? '',
  );
  return {
    statuses: statuses.map(({ statusName, isAbortion }) => ({ name: statusName, isAbortion })),
    all: rowOf(counts.filter(({ groupName }) => groupName === null)),
    groups: [...groups]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([name, ofGroup]) => ({ name, ...rowOf(ofGroup) })),
  };
}
