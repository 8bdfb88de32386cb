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

/** Statuses of lines that were confirmed: an extinct one was, too. */
export const IS_CONFIRMED = sql<boolean>`colony.status_id in (
  select id from status where name in ('Genotype Confirmed', 'Genotype Extinct'))`;

/**
 * Counts by period, in order of time and then of work unit (api-3 §7.1): each gene or plan once, when the first of
 * its colonies that are confirmed at present was confirmed within the requested time. Privacy of the projects does
 * not matter, because a number names none.
 */
export async function countByPeriod(db: Db, request: ProductionRequest): Promise<PeriodCount[]> {
  const isOfUnits = request.workUnits.length > 0;
  const isMonthly = request.step === 'month';
  const countsPlans = isOfUnits && isMonthly;
  const nothing = sql`null::text`;
  const { rows } = await sql<PeriodCount>`
    with counted as (
      select distinct on (${countsPlans ? sql`plan.id` : sql`mutation_gene.gene_id`})
        stamp.date, plan.work_unit_id, plan.work_group_id
      from ${confirmedColonies(request.attemptTypeName)}
      ${countsPlans ? sql`` : GENES}
      join work_group on work_group.id = plan.work_group_id and work_group.name <> ${NOT_COUNTED_GROUP}
      where stamp.date >= ${request.from}::date and stamp.date < ${request.before}::date
        and ${isOfUnits ? ofUnits(request) : sql`true`}
      order by ${countsPlans ? sql`plan.id` : sql`mutation_gene.gene_id`}, stamp.date, plan.id)
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

/** Colonies of this kind of attempt that are confirmed at present, with the stamps of that status, and their plans. */
export function confirmedColonies(attemptTypeName: string): RawBuilder<unknown> {
  return sql`colony
    join colony_status_stamp stamp on stamp.colony_id = colony.outcome_id and stamp.status_id = colony.status_id
    join outcome on outcome.id = colony.outcome_id
    join plan on plan.id = outcome.plan_id
      and plan.attempt_type_id = (select id from attempt_type where lower(name) = ${attemptTypeName})
      and ${IS_CONFIRMED}`;
}

/** The genes of a colony's mutations. */
export const GENES = sql`
  join mutation_outcome on mutation_outcome.outcome_id = outcome.id
  join mutation_gene on mutation_gene.mutation_id = mutation_outcome.mutation_id`;

function ofUnits({ workUnits, workGroup }: ProductionRequest): RawBuilder<boolean> {
  const isOfGroup = workGroup === null ? sql`true` : sql`lower(work_group.name) = ${workGroup}`;
  return sql`plan.work_unit_id in (
    select id from work_unit where lower(name) = any (${[...workUnits]}::text[])) and ${isOfGroup}`;
}
