import { sql, type RawBuilder } from 'kysely';
import type { MyPlan } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { OpenStep } from '../../tracker/usual-times/open-steps.ts';

/** Plans of one list on the page. */
const SHOWN = 10;
/** Counting further takes longer than it is of use. */
const MOST_COUNTED = 1000;
const MS_OF_A_DAY = 86_400_000;

/** Which plans: of these work units, or of all (null), at these steps. */
export interface PlanRequest {
  unitIds: readonly number[] | null;
  steps: readonly OpenStep[];
  lists: Lists;
  now: Date;
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
}

/** The plans that came to where they stand last, and can go on. */
export async function findWaitingPlans(db: Db, request: PlanRequest): Promise<MyPlan[]> {
  return readPlans(db, request, sql`true`, sql`desc`);
}

/** Plans that stand where they are for longer than is usual there. */
export async function findLanguishingPlans(
  db: Db,
  request: PlanRequest,
): Promise<{ total: number; hasMore: boolean; plans: MyPlan[] }> {
  const [plans, counted] = await Promise.all([
    readPlans(db, request, sql`standing.since < open.limit_date`, sql`asc`),
    countLanguishing(db, request),
  ]);
  return { total: Math.min(counted, MOST_COUNTED), hasMore: counted > MOST_COUNTED, plans };
}

/** Identifiers of plans that stand where they are for longer than is usual there, the longest first. */
export async function findLanguishingPins(db: Db, request: PlanRequest, limit: number): Promise<string[]> {
  const { rows } = await sql<{ pin: string }>`
    select plan.pin
    from ${openPlaces(request)}
    cross join lateral (
      select standing.plan_id, standing.since from plan_standing standing
      where ${isAtPlace(request)} and standing.since < open.limit_date) found
    join plan on plan.id = found.plan_id
    order by found.since, found.plan_id limit ${limit}`.execute(db);
  return rows.map(({ pin }) => pin);
}

/** Looks up a few of each step and work unit in the index, so that it takes no longer where there are many. */
async function readPlans(
  db: Db,
  request: PlanRequest,
  condition: RawBuilder<unknown>,
  direction: RawBuilder<unknown>,
): Promise<MyPlan[]> {
  const { rows } = await sql<PlanRow>`
    select plan.pin, project_index.tpn, plan.plan_type_id as "typeId", found.attempt_type_id as "attemptTypeId",
      found.work_unit_id as "workUnitId", found.summary_status_id as "statusId", found.since,
      array(select symbol from gene where id = any (project_index.gene_ids) order by symbol) as "geneSymbols"
    from (
      select nearest.*
      from ${openPlaces(request)}
      cross join lateral (
        select * from plan_standing standing
        where ${isAtPlace(request)} and ${condition}
        order by standing.since ${direction} limit ${SHOWN}) nearest
      order by nearest.since ${direction}, nearest.plan_id ${direction} limit ${SHOWN}) found
    join plan on plan.id = found.plan_id
    join project_index on project_index.project_id = plan.project_id
    order by found.since ${direction}, found.plan_id ${direction}`.execute(db);
  return rows.map((row) => toPlan(row, request));
}

async function countLanguishing(db: Db, request: PlanRequest): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1
      from ${openPlaces(request)}
      cross join lateral (
        select 1 from plan_standing standing
        where ${isAtPlace(request)} and standing.since < open.limit_date limit ${MOST_COUNTED + 1}) one
      limit ${MOST_COUNTED + 1}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

function isAtPlace({ unitIds }: PlanRequest): RawBuilder<boolean> {
  return sql`${unitIds === null ? sql`true` : sql`standing.work_unit_id = unit.id`}
    and standing.attempt_type_id = open.type_id and standing.summary_status_id = open.status_id
    and not standing.is_aborted and standing.since is not null`;
}

/** Each step in each work unit, with the day before which plans have stood there for longer than usual. */
function openPlaces({ unitIds, steps, now }: PlanRequest): RawBuilder<unknown> {
  const limitOf = ({ usualDays }: OpenStep) =>
    new Date(now.getTime() - usualDays * MS_OF_A_DAY).toISOString();
  return sql`
    unnest(${steps.map(({ attemptTypeId }) => attemptTypeId)}::bigint[],
      ${steps.map(({ statusId }) => statusId)}::bigint[],
      ${steps.map(limitOf)}::timestamp[]) open (type_id, status_id, limit_date)
    ${unitIds === null ? sql`` : sql`cross join unnest(${[...unitIds]}::bigint[]) unit (id)`}`;
}

function toPlan(row: PlanRow, { lists, steps }: PlanRequest): MyPlan {
  const step = steps.find(
    ({ attemptTypeId, statusId }) => attemptTypeId === row.attemptTypeId && statusId === row.statusId,
  );
  if (step === undefined) throw new Error(`Plan ${row.pin} was found at a step that nobody asked for`);
  return {
    pin: row.pin,
    tpn: row.tpn,
    typeName: lists.plan_type.get(row.typeId).name,
    attemptTypeName: lists.attempt_type.get(row.attemptTypeId).name,
    workUnitName: lists.work_unit.get(row.workUnitId).name,
    geneSymbols: row.geneSymbols,
    statusName: lists.status.get(row.statusId).name,
    since: row.since,
    nextStatusName: step.next.statusName,
    nextStepCondition: step.next.condition,
    usualDays: step.usualDays,
  };
}
