import { sql } from 'kysely';
import type { Project, StandingStill } from 'shared/contract';
import { anyOfIds } from '../../../platform/database/any-of-ids.ts';
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
 * is read for another list.
 *
 * @param projectIds those of a page: all their plans are read
 */
export async function readStandingPlans(
  db: Db,
  projectIds: readonly number[],
  { criteria: { usualUntilBefore }, subject }: ListRequest,
  lists: Lists,
): Promise<StandingPlans> {
  if (usualUntilBefore === undefined || projectIds.length === 0) return new Map();
  const { rows } = await sql<StandingRow>`
    select still.* from (
      select plan.project_id as "projectId", plan.pin, plan.plan_type_id as "typeId", standing.summary_status_id as "statusId",
        standing.since, standing.usual_until - standing.since::date as "usualDays",
        (count(*) over of_project - 1)::integer as others,
        row_number() over (of_project order by standing.usual_until, plan.id) as place
      from plan
      join plan_standing standing on standing.plan_id = plan.id and standing.usual_until < ${usualUntilBefore}::date
      join project_index on project_index.project_id = plan.project_id
      where plan.project_id = ${anyOfIds(projectIds)} and ${isPlanReadableBy(subject)}
      window of_project as (partition by plan.project_id)
    ) still
    where still.place = 1`.execute(db);
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
