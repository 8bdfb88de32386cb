import { sql } from 'kysely';
import type { Project, StandingStill } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { isPlanReadableBy } from '../../../identity/permissions/plan-visibility.ts';
import type { ListRequest } from './list-repository.ts';

interface StandingRow extends Omit<StandingStill, 'typeName' | 'statusName'> {
  projectId: number;
  typeId: number;
  statusId: number;
}

/** The plan of each project that stands still for longest, by the row id of the project. */
export type StandingPlans = ReadonlyMap<number, StandingStill>;

/**
 * Which plan of each of these projects has stood still for longest, where the list is one of projects in which a plan does. Nothing
 * is read for another list. Each plan of each project is looked up by its key (`offset 0`): there are few, and plans that stand still
 * are many.
 */
export async function readStandingPlans(
  db: Db,
  projectIds: readonly number[],
  { criteria: { usualUntilBefore }, subject }: ListRequest,
  lists: Lists,
): Promise<StandingPlans> {
  if (usualUntilBefore === undefined || projectIds.length === 0) return new Map();
  const { rows } = await sql<StandingRow>`
    select still.* from unnest(${[...projectIds]}::bigint[]) wanted (id)
    cross join lateral (
      select wanted.id as "projectId", plan.pin, plan.plan_type_id as "typeId", standing.summary_status_id as "statusId",
        standing.since, standing.usual_until - standing.since::date as "usualDays",
        (count(*) over () - 1)::integer as others
      from (select * from plan where plan.project_id = wanted.id offset 0) plan
      join project_index on project_index.project_id = wanted.id
      cross join lateral (select * from plan_standing where plan_id = plan.id offset 0) standing
      where standing.usual_until < ${usualUntilBefore}::date and ${isPlanReadableBy(subject)}
      order by standing.usual_until, plan.id limit 1
    ) still`.execute(db);
  return new Map(
    rows.map(({ projectId, pin, typeId, statusId, since, usualDays, others }) => [
      projectId,
      {
        ...{ pin, since, usualDays, others },
        typeName: lists.plan_type.get(typeId).name,
        statusName: lists.status.get(statusId).name,
      },
    ]),
  );
}

/** A project of a list with what stands still in it. */
export function withStandingPlan(project: Project, id: number, plans: StandingPlans): Project {
  const standingStill = plans.get(id);
  return standingStill === undefined ? project : { ...project, standingStill };
}
