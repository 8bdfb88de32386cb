import { sql, type RawBuilder } from 'kysely';
import { ANONYMOUS } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { NamedEntry, NamedList } from '../../platform/look-up-lists/named-list.ts';
import type { Timeline } from './visits.ts';

/** Records whose dates are read by one statement, during which an embedded database serves nobody else. */
const AT_A_TIME = 2000;

/** A plan or stage as it is read: identifiers of its type, its work unit and its statuses, their days, and when it was stopped. */
type Row = readonly [
  typeId: number,
  workUnitId: number,
  statusIds: number[],
  days: number[],
  stoppedOn: number | null,
];

/**
 * The dates of all public plans that have no stages, and of all stages of public plans. Days are counted from 1970,
 * as `Date` counts them.
 */
export async function* publicTimelines(db: Db, lists: Lists): AsyncGenerator<Timeline> {
  for await (const rows of inRanges(db, 'plan', plansBetween))
    for (const row of rows) yield timelineOf(row, lists.attempt_type, lists);
  for await (const rows of inRanges(db, 'phenotyping_stage', stagesBetween))
    for (const row of rows) yield timelineOf(row, lists.phenotyping_stage_type, lists);
}

function timelineOf(
  [typeId, workUnitId, statusIds, days, stoppedOn]: Row,
  types: NamedList<NamedEntry>,
  { status }: Lists,
): Timeline {
  return {
    pathName: types.get(typeId).name,
    workUnitId,
    steps: statusIds.map((id, position) => ({ status: status.get(id).name, day: days[position] ?? NaN })),
    stoppedOn,
  };
}

async function* inRanges(
  db: Db,
  table: 'plan' | 'phenotyping_stage',
  rowsBetween: (after: number, last: number) => RawBuilder<unknown>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const { rows: ends } = await sql<{ last: number | null }>`
      select max(id) as last from (
        select id from ${sql.table(table)} where id > ${after} order by id limit ${AT_A_TIME}) piece`.execute(
      db,
    );
    const last = ends[0]?.last ?? null;
    if (last === null) return;
    // One value, which is parsed several times as fast as an array of numbers a row.
    const { rows } = await sql<{ all: Row[] | null }>`
      select json_agg(json_build_array(type_id, work_unit_id, status_ids, days, stopped_on)) as all
      from (${rowsBetween(after, last)}) timeline`.execute(db);
    yield rows[0]?.all ?? [];
    after = last;
  }
}

const PUBLIC = sql`exists (
  select from project_index
  where project_index.project_id = plan.project_id and ${isPlanReadableBy(ANONYMOUS)} offset 0)`;

/** By their summary status, which counts their outcomes. A plan whose attempt is stopped is stopped, whatever its outcomes. */
function plansBetween(after: number, last: number): RawBuilder<unknown> {
  return sql`
    select plan.attempt_type_id as type_id, plan.work_unit_id, dates.status_ids, dates.days,
      case when status.is_abortion_status then (
        select max(stamp.date)::date - date '1970-01-01' from plan_status_stamp stamp
        where stamp.plan_id = plan.id and stamp.status_id = plan.status_id) end as stopped_on
    from plan
    join status on status.id = plan.status_id
    join (${datesBetween('plan_summary_status_stamp', 'plan_id', after, last)}) dates on dates.id = plan.id
    where plan.id > ${after} and plan.id <= ${last} and ${PUBLIC}`;
}

function stagesBetween(after: number, last: number): RawBuilder<unknown> {
  return sql`
    select stage.phenotyping_stage_type_id as type_id, plan.work_unit_id, dates.status_ids, dates.days,
      case when status.is_abortion_status then dates.days[cardinality(dates.days)] end as stopped_on
    from phenotyping_stage stage
    join status on status.id = stage.status_id
    join (${datesBetween('phenotyping_stage_status_stamp', 'phenotyping_stage_id', after, last)}) dates
      on dates.id = stage.id
    join plan on plan.id = stage.plan_id
    where stage.id > ${after} and stage.id <= ${last} and ${PUBLIC}`;
}

/** The statuses of each record of a range, and their days, in order of date. */
function datesBetween(stamps: string, owner: string, after: number, last: number): RawBuilder<unknown> {
  return sql`
    select ${sql.ref(owner)} as id, array_agg(status_id order by date, id) as status_ids,
      array_agg(date::date - date '1970-01-01' order by date, id) as days
    from ${sql.table(stamps)}
    where ${sql.ref(owner)} > ${after} and ${sql.ref(owner)} <= ${last}
    group by ${sql.ref(owner)}`;
}
