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

/** The project, or anything below it, was changed then and by them (migration 0077). */
function wasChanged({ from, to, by }: ChangeCriteria): Condition {
  const conditions = [
    ...(from === undefined ? [] : [sql`changed.day >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`changed.day <= ${to}::date`]),
    ...(by === undefined ? [] : [sql`changed.changed_by = any (${[...by]}::text[])`]),
  ];
  return sql`project_index.project_id in (
    select changed.project_id from project_change_day changed where ${sql.join(conditions, sql` and `)})`;
}
