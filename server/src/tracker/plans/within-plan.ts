import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import type { PlanRow } from './plan-rows.ts';
import { savePlan, type PlanChange } from './save-plan.ts';

/** Who works with which lists. */
export interface Working {
  caller: Subject;
  lists: Lists;
}

/** What somebody does to what belongs to a plan, and with which right; by default that of updating the plan. */
export type WorkInPlan = Working & Pick<PlanChange, 'permit'>;

/**
 * Does something to what belongs to a plan and re-evaluates the plan after it (api-2 §11.4).
 *
 * @param work is handed the plan as it is before; nobody else can change it or what belongs to it meanwhile
 * @returns what `work` returns
 */
export async function withinPlan<T>(
  tx: Db,
  pin: string,
  { caller, lists, permit }: WorkInPlan,
  work: (plan: PlanRow) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  await savePlan(tx, pin, {
    caller,
    lists,
    permit,
    change: async (_tx, plan) => {
      results.push(await work(plan));
    },
  });
  const [result] = results;
  if (result === undefined) throw new Error(`The plan ${pin} was saved without its change`);
  return result;
}
