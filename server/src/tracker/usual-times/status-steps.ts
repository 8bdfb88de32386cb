import { sql } from 'kysely';
import type { StatusStep } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import { mapInTurns, Turn } from '../../platform/pauses/turn.ts';
import { quartiles } from './quartiles.ts';

/** Plans whose steps are read by one statement, during which an embedded database serves nobody else. */
const PLANS_AT_A_TIME = 2000;

/** Plans by their ids. */
interface PlanRange {
  after: number;
  last: number;
}

/** Days, `2025-12-31`, both of them among them; null without a first or a last. */
export interface Days {
  from: string | null;
  to: string | null;
}

/** Which steps. */
interface Counted {
  caller: Subject;
  /** The days on which plans came to the later of the two statuses. */
  reached: Days;
}

const ANY_DAY: Days = { from: null, to: null };

/** How long plans of an attempt type took from one summary status to another. */
interface StepDays {
  attemptTypeId: number;
  fromId: number;
  toId: number;
  days: number[];
}

/**
 * How long plans take from one summary status to the next, by attempt type: days between two stamps of a plan that
 * follow each other. A plan that makes a step twice counts twice. Counted are the plans that the caller may
 * read; of some days, the steps that were reached on one of them, whenever they began. Ordered by attempt type, then in the order
 * of the work.
 */
export async function statusSteps(
  db: Db,
  caller: Subject,
  {
    reached = ANY_DAY,
    plansAtATime = PLANS_AT_A_TIME,
  }: { reached?: Days | undefined; plansAtATime?: number } = {},
): Promise<StatusStep[]> {
  const all = new Map<string, StepDays>();
  const turn = new Turn();
  for await (const plans of planRanges(db, plansAtATime))
    for (const step of await stepsOf(db, { caller, reached }, plans)) {
      const key = `${step.attemptTypeId} ${step.fromId} ${step.toId}`;
      const known = all.get(key);
      if (known === undefined) all.set(key, step);
      else for (const days of step.days) known.days.push(days);
      if (turn.isOver) await turn.pass();
    }
  return inOrderOfWork(db, [...all.values()]);
}

async function* planRanges(db: Db, plans: number): AsyncGenerator<PlanRange> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ last: number | null }>`
      select max(id) as last from (
        select id from plan where id > ${after} order by id limit ${plans}) piece`.execute(db);
    const last = rows[0]?.last ?? null;
    if (last === null) return;
    yield { after, last };
    after = last;
  }
}

async function stepsOf(
  db: Db,
  { caller, reached: { from, to } }: Counted,
  { after, last }: PlanRange,
): Promise<StepDays[]> {
  const { rows } = await sql<StepDays>`
    with step as (
      select plan.attempt_type_id, stamp.status_id as to_id, stamp.date as reached,
        lag(stamp.status_id) over ways as from_id,
        extract(epoch from stamp.date - lag(stamp.date) over ways)::double precision / 86400 as days
      from plan_summary_status_stamp stamp
      join plan on plan.id = stamp.plan_id
      where stamp.plan_id > ${after} and stamp.plan_id <= ${last}
        and plan.id > ${after} and plan.id <= ${last}
        -- Looked up once for each plan: joined, it would be once for each stamp.
        and exists (
          select from project_index
          where project_index.project_id = plan.project_id and ${isPlanReadableBy(caller)} offset 0)
      window ways as (partition by stamp.plan_id order by stamp.date, stamp.id))
    select attempt_type_id as "attemptTypeId", from_id as "fromId", to_id as "toId", array_agg(days) as days
    from step where from_id is not null and from_id <> to_id
      and (${from}::date is null or reached >= ${from}::date)
      and (${to}::date is null or reached < ${to}::date + 1)
    group by 1, 2, 3`.execute(db);
  return rows;
}

async function inOrderOfWork(db: Db, steps: readonly StepDays[]): Promise<StatusStep[]> {
  const measured = await mapInTurns(steps, ({ days, ...step }) => {
    const [lowerQuartileDays, medianDays, upperQuartileDays] = quartiles(days);
    return { ...step, steps: days.length, lowerQuartileDays, medianDays, upperQuartileDays };
  });
  const { rows } = await sql<StatusStep>`
    select attempt_type.name as "attemptTypeName", from_status.name as "fromStatusName",
      to_status.name as "toStatusName", steps, "medianDays", "lowerQuartileDays", "upperQuartileDays"
    from json_to_recordset(${JSON.stringify(measured)}::json) measured (
      "attemptTypeId" bigint, "fromId" bigint, "toId" bigint, steps integer,
      "lowerQuartileDays" double precision, "medianDays" double precision, "upperQuartileDays" double precision)
    join attempt_type on attempt_type.id = measured."attemptTypeId"
    join status from_status on from_status.id = measured."fromId"
    join status to_status on to_status.id = measured."toId"
    order by attempt_type.id, from_status.ordering, from_status.name, to_status.is_abortion_status,
      to_status.ordering, to_status.name`.execute(db);
  return rows;
}
