import { sql, type RawBuilder } from 'kysely';
import type { Project, StandingStill } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../../identity/permissions/plan-visibility.ts';
import type { ListRequest } from './list-repository.ts';

interface StandingRow extends Omit<StandingStill, 'typeName' | 'statusName' | 'workUnitName'> {
  projectId: number;
  typeId: number;
  statusId: number;
  workUnitId: number;
}

/** The plan of each project that stands still for longest, by the row id of the project. */
export type StandingPlans = ReadonlyMap<number, StandingStill>;

/**
 * A query of the plan that has stood still for longest, of those of a project that the person may read: at most one row. Each plan is
 * looked up by its key (`offset 0`): a project has few, and plans that stand still are many.
 *
 * @param today the day before which a plan would usually have gone on
 */
export function longestStanding(
  project: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  { today, subject }: { today: string; subject: Subject },
): RawBuilder<unknown> {
  return sql`
    select ${columns} from (select * from plan where plan.project_id = ${project} offset 0) plan
    join project_index on project_index.project_id = plan.project_id
    cross join lateral (select * from plan_standing where plan_id = plan.id offset 0) standing
    where standing.usual_until < ${today}::date and ${isPlanReadableBy(subject)}
    order by standing.usual_until, plan.id limit 1`;
}

const STANDING = sql`
  plan.project_id as "projectId", plan.pin, plan.plan_type_id as "typeId", standing.summary_status_id as "statusId",
  plan.work_unit_id as "workUnitId",
  standing.since, standing.usual_until - standing.since::date as "usualDays", (count(*) over () - 1)::integer as others`;

/**
 * Which plan of each of these projects has stood still for longest, where the list is one of projects in which a plan does. Nothing
 * is read for another list.
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
      ${longestStanding(sql`wanted.id`, STANDING, { today: usualUntilBefore, subject })}) still`.execute(db);
  return new Map(
    rows.map(({ projectId, pin, typeId, statusId, workUnitId, since, usualDays, others }) => [
      projectId,
      {
        ...{ pin, since, usualDays, others },
        typeName: lists.plan_type.get(typeId).name,
        statusName: lists.status.get(statusId).name,
        workUnitName: lists.work_unit.get(workUnitId).name,
      },
    ]),
  );
}

/** A project of a list with what stands still in it. */
export function withStandingPlan(project: Project, id: number, plans: StandingPlans): Project {
  const standingStill = plans.get(id);
  return standingStill === undefined ? project : { ...project, standingStill };
}
