import { sql } from 'kysely';
import type { StatusStep } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';

/**
 * How long plans take from one summary status to the next, by attempt type: days between two stamps of a plan that
 * follow each other. A plan that makes a step twice counts twice. Counted are the plans that the caller may
 * read. Ordered by attempt type, then in the order of the work.
 */
export async function statusSteps(db: Db, caller: Subject): Promise<StatusStep[]> {
  const { rows } = await sql<StatusStep>`
    with step as (
      select plan.attempt_type_id, stamp.status_id as to_id,
        lag(stamp.status_id) over ways as from_id,
        extract(epoch from stamp.date - lag(stamp.date) over ways)::double precision / 86400 as days
      from plan_summary_status_stamp stamp
      join plan on plan.id = stamp.plan_id
      join project_index on project_index.project_id = plan.project_id and ${isPlanReadableBy(caller)}
      window ways as (partition by stamp.plan_id order by stamp.date, stamp.id)),
    measured as (
      select attempt_type_id, from_id, to_id, count(*)::integer as steps,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by days) as quartiles
      from step where from_id is not null and from_id <> to_id
      group by 1, 2, 3)
    select attempt_type.name as "attemptTypeName", from_status.name as "fromStatusName",
      to_status.name as "toStatusName", steps, quartiles[2] as "medianDays",
      quartiles[1] as "lowerQuartileDays", quartiles[3] as "upperQuartileDays"
    from measured
    join attempt_type on attempt_type.id = measured.attempt_type_id
    join status from_status on from_status.id = measured.from_id
    join status to_status on to_status.id = measured.to_id
    order by attempt_type.id, from_status.ordering, from_status.name, to_status.is_abortion_status,
      to_status.ordering, to_status.name`.execute(db);
  return rows;
}
