import { sql } from 'kysely';
import type { StatusFunnel } from 'shared/contract';
import type { Db } from '../db/database.ts';
import { UserError } from '../http/errors.ts';
import type { Subject } from '../permissions/caller.ts';
import { isFullyVisibleTo } from '../permissions/visibility.ts';
import { isListedFor } from '../projects/project-conditions.ts';
import { funnelOf, type StandingProjects } from './funnel-of.ts';

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
