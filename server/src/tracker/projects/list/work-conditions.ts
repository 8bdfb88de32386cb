import { sql, type RawBuilder } from 'kysely';
import type { ChangeCriteria, Lack, WorkCriteria } from './work-filters.ts';

type Condition = RawBuilder<boolean>;

/** SQL conditions on `project_index`: all of them about what the restricted version of a project leaves out. */
export function* workConditions(criteria: WorkCriteria): Generator<Condition> {
  const { sinceBefore, usualUntilBefore, changes, lacks, stopReasons } = criteria;
  if (sinceBefore !== undefined) yield sql`project_index.status_since < ${sinceBefore}::timestamp`;
  if (usualUntilBefore !== undefined) yield sql`project_index.usual_until < ${usualUntilBefore}::date`;
  if (lacks !== undefined)
    yield sql`(${sql.join(
      lacks.map((lack) => LACKING[lack]),
      sql` or `,
    )})`;
  if (stopReasons !== undefined) yield wasStoppedFor(stopReasons);
  if (changes !== undefined) yield wasChanged(changes);
}

const LACKING: Readonly<Record<Lack, Condition>> = {
  guides: sql`project_index.lacks_guides`,
  colony: sql`project_index.colony_names = '{}'`,
};

/** People add words to a reason of the list. */
function wasStoppedFor(reasons: readonly string[]): Condition {
  return sql`project_index.stop_reasons <> '{}' and exists (
    select from unnest(project_index.stop_reasons) stopped (reason), unnest(${[...reasons]}::text[]) wanted (reason)
    where starts_with(stopped.reason, wanted.reason))`;
}

/** The project, or anything below it, was changed then and by them. A mutation is a matter of the plan that it belongs to. */
function wasChanged({ from, to, by }: ChangeCriteria): Condition {
  const conditions = [
    ...(from === undefined ? [] : [sql`history.date >= ${from}::timestamp`]),
    ...(to === undefined ? [] : [sql`history.date < ${to}::date + 1`]),
    ...(by === undefined ? [] : [sql`history.changed_by = any (${[...by]}::text[])`]),
  ];
  return sql`project_index.project_id in (
    select case history.entity_name when 'Project' then history.entity_id else plan.project_id end
    from history
    left join outcome on history.entity_name = 'Outcome' and outcome.id = history.entity_id
    left join phenotyping_stage stage on history.entity_name = 'PhenotypingStage' and stage.id = history.entity_id
    left join mutation_owner owner on history.entity_name = 'Mutation' and owner.mutation_id = history.entity_id
    left join plan on plan.id = case history.entity_name when 'Plan' then history.entity_id
      else coalesce(outcome.plan_id, stage.plan_id, owner.plan_id) end
    where ${sql.join(conditions, sql` and `)})`;
}
