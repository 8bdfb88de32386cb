import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ProductionRequest } from './request.ts';

/** How many genes or plans were first confirmed in a period, by work unit and group where requested. */
export interface PeriodCount {
  year: number;
  /** Null in a yearly table. */
  month: number | null;
  workUnitName: string | null;
  workGroupName: string | null;
  count: number;
}

/** Its lines go on under the names of the work units themselves. */
export const NOT_COUNTED_GROUP = 'EUCOMMToolsCre';

/** Whether a colony is confirmed, or was before it became extinct. */
export const IS_CONFIRMED = sql<boolean>`colony.status_id in (select id from confirmed_status)`;

/**
 * Counts by period, in order of time and then of work unit (api-3 §7.1): each gene or plan once, when the first of
 * its colonies that are confirmed at present was confirmed within the requested time. Privacy of the projects does
 * not matter, because a number names none.
 */
export async function countByPeriod(db: Db, request: ProductionRequest): Promise<PeriodCount[]> {
  const isOfUnits = request.workUnits.length > 0;
  const isMonthly = request.step === 'month';
  const unit = isOfUnits && isMonthly ? sql`line.plan_id` : sql`line.gene_id`;
  const nothing = sql`null::text`;
  const { rows } = await sql<PeriodCount>`
    with counted as (
      select distinct on (${unit}) line.confirmed_at as date, line.work_unit_id, line.work_group_id
      from confirmed_line line
      join work_group on work_group.id = line.work_group_id and work_group.name <> ${NOT_COUNTED_GROUP}
      where line.attempt_type_id = (select id from attempt_type where lower(name) = ${request.attemptTypeName})
        and ${unit} is not null
        and line.confirmed_at >= ${request.from}::date and line.confirmed_at < ${request.before}::date
        and ${isOfUnits ? ofUnits(request) : sql`true`}
      order by ${unit}, line.confirmed_at, line.plan_id)
    select extract(year from date)::integer as year,
      ${isMonthly ? sql`extract(month from date)::integer` : sql`null::integer`} as month,
      ${isOfUnits ? sql`work_unit.name` : nothing} as "workUnitName",
      ${request.workGroup === null ? nothing : sql`work_group.name`} as "workGroupName",
      count(*)::integer as count
    from counted
    join work_unit on work_unit.id = counted.work_unit_id
    join work_group on work_group.id = counted.work_group_id
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4`.execute(db);
  return rows;
}

function ofUnits({ workUnits, workGroup }: ProductionRequest): RawBuilder<boolean> {
  const isOfGroup = workGroup === null ? sql`true` : sql`lower(work_group.name) = ${workGroup}`;
  return sql`line.work_unit_id in (
    select id from work_unit where lower(name) = any (${[...workUnits]}::text[])) and ${isOfGroup}`;
}
