import { sql, type RawBuilder } from 'kysely';
import type { ForecastEstimate, MyPlan, MyPlanPage, MyWork } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { readInSteps } from '../../platform/pauses/chunks.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { forecastOf, lastEstimate } from '../../tracker/forecast/find-forecast.ts';
import { nextStep } from '../../tracker/usual-times/next-step.ts';
import { ANYBODY, openSteps } from '../../tracker/usual-times/open-steps.ts';

/** A page of a list, counted from 0. */
export interface PlanPage {
  page: number;
  size: number;
}

/** Plans of one list on the page of a person's work. */
export const FIRST_PLANS: PlanPage = { page: 0, size: 10 };
/** Counting further takes longer than it is of use. */
const MOST_COUNTED = 1000;

/** Which plans, for whom: of these work units, or of all (null). */
export interface PlanRequest {
  unitIds: readonly number[] | null;
  caller: Subject;
  lists: Lists;
  /** `yyyy-mm-dd`. */
  today: string;
}

interface PlanRow {
  pin: string;
  tpn: string;
  typeId: number;
  attemptTypeId: number;
  workUnitId: number;
  geneSymbols: string[];
  statusId: number;
  since: string;
  usualDays: number;
  waitedDays: number;
  estimate: ForecastEstimate | null;
}

/**
 * The plans that came to where they stand last, and that the caller can lead on. Looks up a few of each step and work unit in the
 * index, so that it takes no longer where there are many.
 */
export async function findWaitingPlans(
  db: Db,
  request: PlanRequest,
  page: PlanPage = FIRST_PLANS,
): Promise<MyPlan[]> {
  const lastOfPage = (page.page + 1) * page.size;
  const latest = sql`order by standing.since desc limit ${lastOfPage}`;
  return readPlans(db, request, waiting(request, latest), {
    order: sql`found.since desc, found.plan_id desc`,
    page,
  });
}

/** How many plans wait for a step of the caller. */
export async function countWaitingPlans(db: Db, request: PlanRequest): Promise<PlanCount> {
  return countUpTo(db, waiting(request, sql`limit ${MOST_COUNTED + 1}`));
}

/** Plans that stand still for longer than is usual, the longest first. */
export async function findLanguishingPlans(
  db: Db,
  request: PlanRequest,
  page: PlanPage = FIRST_PLANS,
): Promise<MyPlanPage> {
  const [plans, count] = await Promise.all([
    readPlans(db, request, languishing(request), { order: STILL_LONGEST, page }),
    countUpTo(db, languishing(request)),
  ]);
  return { ...count, plans };
}

/** Identifiers of plans that stand still for longer than is usual, the longest first. */
export async function findLanguishingPins(db: Db, request: PlanRequest, limit: number): Promise<string[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select found.plan_id from (${languishing(request)}) found
      order by ${STILL_LONGEST} limit ${limit}) as ids`.execute(db);
  return readInSteps(rows[0]?.ids ?? [], (some) => pinsOf(db, some));
}

/** In the order of the ids. */
async function pinsOf(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ pin: string }>`
    select plan.pin from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, place)
    join plan on plan.id = wanted.id
    order by wanted.place`.execute(db);
  return rows.map(({ pin }) => pin);
}

/** Plans of each open step and work unit. @param some which of each: their order and number */
function waiting({ unitIds, lists, caller }: PlanRequest, some: RawBuilder<unknown>): RawBuilder<unknown> {
  const steps = openSteps(lists, caller);
  return sql`
    select one.*
    from unnest(${steps.map(({ type }) => type.id)}::bigint[], ${steps.map(({ status }) => status.id)}::bigint[])
      open (type_id, status_id)
    ${unitIds === null ? sql`` : sql`cross join unnest(${[...unitIds]}::bigint[]) unit (id)`}
    cross join lateral (
      select * from plan_standing standing
      where ${unitIds === null ? sql`true` : sql`standing.work_unit_id = unit.id`}
        and standing.attempt_type_id = open.type_id and standing.summary_status_id = open.status_id
        and not standing.is_aborted and standing.since is not null and standing.usual_until is not null
      ${some}) one`;
}

/** The same plans for which the list of projects finds theirs (`usualUntilBefore`). */
function languishing({ unitIds, today }: PlanRequest): RawBuilder<unknown> {
  return sql`
    select * from plan_standing standing
    where standing.usual_until < ${today}::date
      and ${unitIds === null ? sql`true` : sql`standing.work_unit_id = any (${[...unitIds]}::bigint[])`}`;
}

const STILL_LONGEST = sql`found.usual_until, found.plan_id`;

async function readPlans(
  db: Db,
  request: PlanRequest,
  found: RawBuilder<unknown>,
  { order, page: { page, size } }: { order: RawBuilder<unknown>; page: PlanPage },
): Promise<MyPlan[]> {
  const waitedDays = sql`greatest(0, ${request.today}::date - found.since::date)`;
  const { rows } = await sql<PlanRow>`
    select plan.pin, project_index.tpn, plan.plan_type_id as "typeId", found.attempt_type_id as "attemptTypeId",
      found.work_unit_id as "workUnitId", found.summary_status_id as "statusId", found.since,
      found.usual_until - found.since::date as "usualDays", ${waitedDays} as "waitedDays",
      ${lastEstimate(sql`attempt_type.name`, sql`found.summary_status_id`, waitedDays)} as estimate,
      array(select symbol from gene where id = any (project_index.gene_ids) order by symbol) as "geneSymbols"
    from (select * from (${found}) found order by ${order} limit ${size} offset ${page * size}) found
    join plan on plan.id = found.plan_id
    join attempt_type on attempt_type.id = found.attempt_type_id
    join project_index on project_index.project_id = plan.project_id
    order by ${order}`.execute(db);
  return rows.map((row) => toPlan(row, request));
}

type PlanCount = NonNullable<MyWork['waitingCount']>;

async function countUpTo(db: Db, found: RawBuilder<unknown>): Promise<PlanCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from (${found}) found limit ${MOST_COUNTED + 1}) counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, MOST_COUNTED), hasMore: count > MOST_COUNTED };
}

function toPlan(
  { typeId, attemptTypeId, workUnitId, statusId, waitedDays, estimate, ...row }: PlanRow,
  request: PlanRequest,
): MyPlan {
  const { lists, caller } = request;
  const attemptTypeName = lists.attempt_type.get(attemptTypeId).name;
  const statusName = lists.status.get(statusId).name;
  // What stands still may wait for somebody else.
  const next =
    nextStep(attemptTypeName, statusName, caller) ?? nextStep(attemptTypeName, statusName, ANYBODY);
  if (next === undefined) throw new Error(`Plan ${row.pin} stands where nobody can lead it on`);
  return {
    ...row,
    typeName: lists.plan_type.get(typeId).name,
    attemptTypeName,
    workUnitName: lists.work_unit.get(workUnitId).name,
    statusName,
    nextStatusName: next.statusName,
    nextStepCondition: next.condition,
    forecast: forecastOf(attemptTypeName, waitedDays, estimate),
  };
}
