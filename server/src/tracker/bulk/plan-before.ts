import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { requirePlanUpdate } from '../plans/readable-plan.ts';
import { savePlan } from '../plans/save-plan.ts';
import { takeBackColonyStatus } from '../outcomes/colonies/colony-writes.ts';
import { saveOutcome } from '../outcomes/save-outcome.ts';
import { requireHandOver } from './require-hand-over.ts';
import { projectDates, restoreProjectDates } from './project-dates.ts';
import type { Applied, BulkWorking, PlanBefore } from './applied.ts';

/** What brings the plan back as it is now. Its version, and its colonies, are added once the change is made. */
export type PlanNow = Omit<PlanBefore, 'version' | 'colonies'>;

/** The plan as it is, which the transaction has locked: what another commits until then is not to be lost by undoing. */
export async function planNow(tx: Db, plan: PlanRow): Promise<PlanNow> {
  const { rows } = await sql<{ own: number; summary: number }>`
    select
      (select coalesce(max(id), 0) from plan_status_stamp where plan_id = ${plan.id}) as own,
      (select coalesce(max(id), 0) from plan_summary_status_stamp where plan_id = ${plan.id}) as summary`.execute(
    tx,
  );
  const [last = { own: 0, summary: 0 }] = rows;
  return {
    kind: 'plan',
    comment: plan.comment,
    workUnitId: plan.workUnitId,
    workGroupId: plan.workGroupId,
    statusId: plan.statusId,
    summaryStatusId: plan.summaryStatusId,
    lastStampId: last.own,
    lastSummaryStampId: last.summary,
    project: await projectDates(tx, plan.projectId),
  };
}

/**
 * Brings a plan back to what it was, if nobody changed it or a colony of it since.
 *
 * @throws PreconditionFailedError, which says who changed it; ForbiddenError
 */
export async function restorePlan(
  tx: Db,
  pin: string,
  { version, colonies, project, ...before }: PlanBefore,
  { caller, lists }: BulkWorking,
): Promise<Applied> {
  const formerUnit = lists.work_unit.get(before.workUnitId).name;
  const details: Applied['details'] = [];
  const saved = await savePlan(tx, pin, {
    caller,
    lists,
    expectedVersion: version,
    permit: (plan) => {
      if (plan.workUnitId === before.workUnitId) requirePlanUpdate(plan, caller);
      else requireHandOver(plan, caller, formerUnit);
    },
    change: async (within, plan) => {
      for (const { tpo, version: expectedVersion, statusId } of colonies) {
        const record = await saveOutcome(within, { tpo, expectedVersion }, lists, ({ id }) =>
          takeBackColonyStatus(within, id, statusId),
        );
        details.push(...(record?.details ?? []));
      }
      await restoreColumns(within, plan.id, before);
    },
  });
  if (project !== undefined) await restoreProjectDates(tx, saved.plan.projectId, project);
  return { details: [...(saved.history?.details ?? []), ...details], undo: null };
}

async function restoreColumns(tx: Db, id: number, before: Omit<PlanNow, 'project'>): Promise<void> {
  await sql`delete from plan_status_stamp where plan_id = ${id} and id > ${before.lastStampId}`.execute(tx);
  await sql`
    delete from plan_summary_status_stamp where plan_id = ${id} and id > ${before.lastSummaryStampId}`.execute(
    tx,
  );
  await tx
    .updateTable('plan')
    .set({
      comment: before.comment,
      work_unit_id: before.workUnitId,
      work_group_id: before.workGroupId,
      status_id: before.statusId,
      summary_status_id: before.summaryStatusId,
    })
    .where('id', '=', id)
    .execute();
}
