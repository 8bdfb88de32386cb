import { sql } from 'kysely';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StampRow } from '../../../catalogue/state-machines/status-stamps.ts';
import type { PlanRow } from '../plan-rows.ts';
import { summaryOf } from './plan-status.ts';

/** A plan in the status that it has come to, before that is stored. */
export interface ReachedPlan {
  plan: PlanRow;
  /** The statuses on the way, the last one included, that get a stamp. */
  passedIds: readonly number[];
  /** The summary status if it is another one than before. */
  newSummaryIds: readonly number[];
}

/** Brings a plan to the last of these statuses and its summary status up to date (api-2 §11.3). */
export function reach(row: PlanRow, passed: readonly string[], lists: Lists): ReachedPlan {
  const passedIds = passed.map((name) => lists.status.require(name));
  const statusId = passedIds.at(-1) ?? row.statusId;
  const summaryStatusId = lists.status.require(summaryOf(row, lists.status.get(statusId).name, lists));
  return {
    plan: { ...row, statusId, summaryStatusId },
    passedIds,
    newSummaryIds: summaryStatusId === row.summaryStatusId ? [] : [summaryStatusId],
  };
}

export function hasMoved({ passedIds, newSummaryIds }: ReachedPlan): boolean {
  return passedIds.length + newSummaryIds.length > 0;
}

interface WrittenStatuses {
  version: number;
  statusStamps: StampRow[];
  summaryStatusStamps: StampRow[];
}

/** Stores both statuses with a stamp for each step, and raises the version of the plan in any case. */
export async function writeStatuses(
  tx: Db,
  { plan, passedIds, newSummaryIds }: ReachedPlan,
): Promise<PlanRow> {
  const { rows } = await sql<WrittenStatuses>`
    with changed as (
      update plan set status_id = ${plan.statusId}, summary_status_id = ${plan.summaryStatusId}
      where id = ${plan.id}
      returning version
    ), own as (
      insert into plan_status_stamp (plan_id, status_id, date)
      select ${plan.id}, status_id, clock_timestamp()::timestamp
      from unnest(${[...passedIds]}::bigint[]) with ordinality passed (status_id, place) order by place
      returning id, status_id, date
    ), summary as (
      insert into plan_summary_status_stamp (plan_id, status_id, date)
      select ${plan.id}, status_id, clock_timestamp()::timestamp
      from unnest(${[...newSummaryIds]}::bigint[]) passed (status_id)
      returning id, status_id, date
    )
    select changed.version,
      (select coalesce(json_agg(json_build_object('statusId', status_id, 'date', date) order by id), '[]')
        from own) as "statusStamps",
      (select coalesce(json_agg(json_build_object('statusId', status_id, 'date', date) order by id), '[]')
        from summary) as "summaryStatusStamps"
    from changed`.execute(tx);
  const [written] = rows;
  if (written === undefined) throw new Error(`The plan ${plan.pin} has gone`);
  return {
    ...plan,
    version: written.version,
    statusStamps: [...plan.statusStamps, ...written.statusStamps],
    summaryStatusStamps: [...plan.summaryStatusStamps, ...written.summaryStatusStamps],
  };
}
