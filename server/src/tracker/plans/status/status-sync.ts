import type { Data } from '../../../platform/http/app-context.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { loadPlanColumns, type PlanColumns } from '../plan-rows.ts';
import { planTexts } from '../permission-texts.ts';
import { mayReadPlan, requirePlanUpdate } from '../readable-plan.ts';
import { savePlan } from '../save-plan.ts';

/** Start of the response, as existing clients know it. */
export const SYNC_HEADER = ['PIN', 'Initial Stauts', 'New Status'] as const;

/** Statuses in which the server may have a step to take. */
const WAITING = ['Attempt In Progress', 'Embryos Obtained'];

/**
 * Saves every plan that is in progress without a change, so that the steps are taken that its data allow
 * (api-2 §3.7). Each plan is saved by itself; the first that cannot be ends the run.
 *
 * @returns identifier, status before and status after of the plans whose status changed
 * @throws ForbiddenError, before anything is saved, unless the caller may update all of these plans; UserError
 */
export async function synchroniseStatuses({ db, catalogues }: Data, caller: Subject): Promise<string[][]> {
  const lists = await catalogues.read();
  const waiting = await db
    .selectFrom('plan')
    .select('id')
    .where(
      'status_id',
      'in',
      WAITING.map((name) => lists.status.require(name)),
    )
    .orderBy('id')
    .execute();
  const plans = await loadPlanColumns(db, { ids: waiting.map(({ id }) => id) });
  const writers = plans.map((plan) => ({
    ...plan,
    email: requirePlanUpdate(plan, caller, refusalOf(plan, caller)).email,
  }));
  const moved: string[][] = [];
  for (const { pin, statusId, email } of writers) {
    const { plan } = await inTransaction(db, email, (tx) =>
      savePlan(tx, pin, { caller, lists, change: async () => undefined }),
    );
    if (plan.statusId !== statusId)
      moved.push([pin, lists.status.get(statusId).name, lists.status.get(plan.statusId).name]);
  }
  return moved;
}

/** A plan that the caller may not read is not named. */
function refusalOf(plan: PlanColumns, caller: Subject): string {
  return mayReadPlan(plan, caller) ? planTexts.update(plan.pin) : planTexts.updateInProgress;
}
