import { sql, type RawBuilder } from 'kysely';
import type { StatusAt } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import { createdAt, type DatedEntity } from './created-on.ts';

/**
 * Where a record stood when the day ended, by the dates of its statuses; of a project also its plans that the caller may read,
 * each followed by its outcomes and stages, as far as they had been created.
 *
 * @param caller may read the record itself
 */
export async function statusesAt(
  db: Db,
  { entity, id }: DatedEntity,
  day: string,
  caller: Subject,
): Promise<StatusAt[]> {
  const before = sql`(${day}::date + 1)`;
  switch (entity) {
    case 'Project': {
      const isWanted = sql`plan.project_id = ${id} and ${isPlanReadableBy(caller)}`;
      return read(db, [
        projects(before, sql`project.id = ${id}`),
        plans(before, isWanted),
        outcomes(before, isWanted),
        stages(before, isWanted),
      ]);
    }
    case 'Plan':
      return read(db, [plans(before, sql`plan.id = ${id}`)]);
    case 'Outcome':
      return read(db, [outcomes(before, sql`outcome.id = ${id}`)]);
    case 'PhenotypingStage':
      return read(db, [stages(before, sql`phenotyping_stage.id = ${id}`)]);
    case 'Mutation':
      return [];
  }
}

type Sql = RawBuilder<unknown>;

/** A project, its plans and what belongs to each, in the order in which they were made. */
async function read(db: Db, parts: readonly Sql[]): Promise<StatusAt[]> {
  const { rows } = await sql<StatusAt>`
    select kind, id, tpn, pin, "planTypeName", name, field, "statusName", since
    from (${sql.join(parts, sql` union all `)}) part
      (kind, id, tpn, pin, "planTypeName", name, field, "statusName", since, plan_id, depth, place)
    order by plan_id nulls first, depth, place, field`.execute(db);
  return rows;
}

function projects(before: Sql, isWanted: Sql): Sql {
  const both = sql`(values ('assignmentStatus'), ('summaryStatus')) which (field)`;
  return sql`
    select 'project', project.tpn, project.tpn, null, null, null, which.field, coalesce(assigned.name, summed.name),
      coalesce(assigned.date, summed.date), null::bigint, 0, project.id
    from project cross join ${both}
    left join ${lastStamp('assignment_status_stamp', 'assignment_status', sql`project_id = project.id`, before)} assigned
      on which.field = 'assignmentStatus'
    left join ${lastStamp('project_summary_status_stamp', 'status', sql`project_id = project.id`, before)} summed
      on which.field = 'summaryStatus'
    where ${isWanted} and ${createdAt('Project')} < ${before}`;
}

function plans(before: Sql, isWanted: Sql): Sql {
  return sql`
    select 'plan', plan.pin, project.tpn, plan.pin, plan_type.name, attempt_type.name, which.field,
      case which.field when 'status' then detailed.name else summed.name end,
      case which.field when 'status' then detailed.date else summed.date end,
      plan.id, 1, plan.id
    from ${PLANS} join attempt_type on attempt_type.id = plan.attempt_type_id
    cross join (values ('status'), ('summaryStatus')) which (field)
    left join ${lastStamp('plan_status_stamp', 'status', sql`plan_id = plan.id`, before)} detailed on true
    left join ${lastStamp('plan_summary_status_stamp', 'status', sql`plan_id = plan.id`, before)} summed on true
    where ${isWanted} and ${createdAt('Plan')} < ${before}`;
}

/** A specimen may be described later than its outcome is made: until then it has no status. */
function outcomes(before: Sql, isWanted: Sql): Sql {
  return sql`
    select 'outcome', outcome.tpo, project.tpn, plan.pin, plan_type.name, coalesce(colony.name, specimen.specimen_external_ref),
      'status', coalesce(of_colony.name, of_specimen.name), coalesce(of_colony.date, of_specimen.date), plan.id, 2, outcome.id
    from ${PLANS} join outcome on outcome.plan_id = plan.id
    left join colony on colony.outcome_id = outcome.id
    left join specimen on specimen.outcome_id = outcome.id
    left join ${lastStamp('colony_status_stamp', 'status', sql`colony_id = outcome.id`, before)} of_colony on true
    left join ${lastStamp('specimen_status_stamp', 'status', sql`specimen_id = outcome.id`, before)} of_specimen on true
    where ${isWanted} and ${createdAt('Outcome')} < ${before}`;
}

function stages(before: Sql, isWanted: Sql): Sql {
  return sql`
    select 'stage', phenotyping_stage.psn, project.tpn, plan.pin, plan_type.name, stage_type.name, 'status', reached.name,
      reached.date, plan.id, 3, phenotyping_stage.id
    from ${PLANS} join phenotyping_stage on phenotyping_stage.plan_id = plan.id
    join phenotyping_stage_type stage_type on stage_type.id = phenotyping_stage.phenotyping_stage_type_id
    left join ${lastStamp(
      'phenotyping_stage_status_stamp',
      'status',
      sql`phenotyping_stage_id = phenotyping_stage.id`,
      before,
    )} reached on true
    where ${isWanted} and ${createdAt('PhenotypingStage')} < ${before}`;
}

/** Who may read a plan is seen from the index of its project. */
const PLANS = sql`plan join project on project.id = plan.project_id
  join project_index on project_index.project_id = plan.project_id
  join plan_type on plan_type.id = plan.plan_type_id`;

/** The last status that was reached before a moment. */
function lastStamp(
  stamps: string,
  statuses: 'status' | 'assignment_status',
  isOfRecord: Sql,
  before: Sql,
): Sql {
  const status = sql.ref(`stamp.${statuses}_id`);
  return sql`lateral (
    select reached.name, stamp.date from ${sql.table(stamps)} stamp join ${sql.table(statuses)} reached on reached.id = ${status}
    where stamp.${isOfRecord} and stamp.date < ${before} order by stamp.date desc, stamp.id desc limit 1)`;
}
