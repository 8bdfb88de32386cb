import { sql, type RawBuilder } from 'kysely';
import type { AttemptRow, StageOfAttempt } from '../attempts/attempt-row.ts';
import { loadAttempts } from '../attempts/load-attempts.ts';
import { anyOfIds } from '../../platform/database/any-of-ids.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PlanFacts } from '../../identity/permissions/policy.ts';
import type { StampRow } from '../../catalogue/state-machines/status-stamps.ts';

/** The outcome of another plan that a plan starts from (api-2 §5). */
export interface StartingPointRow {
  tpo: string;
  /** The plan that the outcome belongs to. */
  productionPlanPin: string;
}

/** What a plan knows of one of its outcomes; neither status for an outcome that is not described yet. */
export interface PlanOutcomeRow {
  id: number;
  tpo: string;
  colonyStatusId: number | null;
  specimenStatusId: number | null;
}

/** The columns of a plan, and what permissions are decided by. Ids are those of look-up lists. */
export interface PlanColumns {
  id: number;
  pin: string;
  version: number;
  projectId: number;
  tpn: string;
  typeId: number;
  attemptTypeId: number;
  workUnitId: number;
  workGroupId: number | null;
  statusId: number;
  summaryStatusId: number;
  comment: string | null;
  facts: PlanFacts;
}

interface PlainPlanRow extends PlanColumns {
  funderIds: number[];
  /** Oldest first, like the next. */
  statusStamps: StampRow[];
  summaryStatusStamps: StampRow[];
  startingPoints: StartingPointRow[];
  outcomes: PlanOutcomeRow[];
}

/** A plan with all that its representation, its rules and its history need. */
export interface PlanRow extends PlainPlanRow {
  /** Null while no attempt is recorded. */
  attempt: AttemptRow | null;
}

/** The phenotyping stages of a plan. */
export function stagesOf({ attempt }: PlanRow): readonly StageOfAttempt[] {
  return attempt?.kind === 'phenotyping' ? attempt.stages : [];
}

/** Which plans: one by its identifier, or these row ids. */
export type WhichPlans = { pin: string } | { ids: readonly number[] };

/** The plans, in the order of their ids, in a fixed number of statements. Those that do not exist are left out. */
export async function loadPlanRows(db: Db, which: WhichPlans): Promise<PlanRow[]> {
  const { rows } = await sql<PlainPlanRow>`
    select ${columns}, ${children} ${plansWhere(which)}`.execute(db);
  if (rows.length === 0) return [];
  const attempts = await loadAttempts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, attempt: attempts.get(row.id) ?? null }));
}

/** The plans without their parts, in the order of their ids. */
export async function loadPlanColumns(db: Db, which: WhichPlans): Promise<PlanColumns[]> {
  const { rows } = await sql<PlanColumns>`select ${columns} ${plansWhere(which)}`.execute(db);
  return rows;
}

function plansWhere(which: WhichPlans): RawBuilder<unknown> {
  const isWanted = 'pin' in which ? sql`plan.pin = ${which.pin}` : sql`plan.id = ${anyOfIds(which.ids)}`;
  return sql`from plan join project on project.id = plan.project_id where ${isWanted} order by plan.id`;
}

/** Permissions are about names. */
const columns = sql`
  plan.id, plan.pin, plan.version, plan.project_id as "projectId", project.tpn,
  plan.plan_type_id as "typeId", plan.attempt_type_id as "attemptTypeId",
  plan.work_unit_id as "workUnitId", plan.work_group_id as "workGroupId",
  plan.status_id as "statusId", plan.summary_status_id as "summaryStatusId", plan.comment,
  json_build_object(
    'project', json_build_object(
      'privacyName', (select name from privacy where id = project.privacy_id),
      'consortiumNames', array(
        select consortium.name from project_consortium wanted
        join consortium on consortium.id = wanted.consortium_id
        where wanted.project_id = project.id order by wanted.id)),
    'workUnitName', (select name from work_unit where id = plan.work_unit_id),
    'isPhenotyping', (select name from plan_type where id = plan.plan_type_id) = 'phenotyping') as facts`;

const children = sql`
  array(select funder_id from plan_funder where plan_id = plan.id order by funder_id) as "funderIds",
  coalesce((
    select json_agg(json_build_object('statusId', status_id, 'date', date) order by date, id)
    from plan_status_stamp where plan_id = plan.id), '[]') as "statusStamps",
  coalesce((
    select json_agg(json_build_object('statusId', status_id, 'date', date) order by date, id)
    from plan_summary_status_stamp where plan_id = plan.id), '[]') as "summaryStatusStamps",
  coalesce((
    select json_agg(json_build_object('tpo', outcome.tpo, 'productionPlanPin', maker.pin) order by point.id)
    from plan_starting_point point
    join outcome on outcome.id = point.outcome_id
    join plan maker on maker.id = outcome.plan_id
    where point.plan_id = plan.id), '[]') as "startingPoints",
  coalesce((
    select json_agg(json_build_object('id', outcome.id, 'tpo', outcome.tpo,
      'colonyStatusId', colony.status_id, 'specimenStatusId', specimen.status_id) order by outcome.id)
    from outcome
    left join colony on colony.outcome_id = outcome.id
    left join specimen on specimen.outcome_id = outcome.id
    where outcome.plan_id = plan.id), '[]') as outcomes`;
