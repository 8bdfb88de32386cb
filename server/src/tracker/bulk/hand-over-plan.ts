import type { HandOverPlans } from 'shared/contract';
import { UserError } from '../../platform/http/errors/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { allowedToRead } from '../plans/readable-plan.ts';
import { lockPlan, savePlan } from '../plans/save-plan.ts';
import type { Applied, BulkWorking } from './applied.ts';
import { planNow } from './plan-before.ts';
import { requireHandOver } from './require-hand-over.ts';

/**
 * Gives a plan to another work unit or work group. An addition: the existing tracker cannot.
 *
 * @throws NotFoundError, ForbiddenError, UserError
 */
export async function handOverPlan(
  tx: Db,
  pin: string,
  { workUnitName, workGroupName }: HandOverPlans,
  { caller, lists }: BulkWorking,
): Promise<Applied> {
  const receiver = receiverOf(workUnitName, workGroupName, lists);
  const now = await planNow(tx, allowedToRead(await lockPlan(tx, pin), caller));
  const { plan, history } = await savePlan(tx, pin, {
    caller,
    lists,
    permit: (before) => requireHandOver(before, caller),
    change: async (within, before) => {
      await within.updateTable('plan').set(receiver).where('id', '=', before.id).execute();
    },
  });
  if (history === null) return { details: [], undo: null };
  return { details: history.details, undo: { ...now, version: plan.version, colonies: [] } };
}

function receiverOf(workUnitName: string, workGroupName: string, lists: Lists) {
  const workUnit = lists.work_unit.find(workUnitName);
  if (workUnit === undefined) throw new UserError(`Work unit name '${workUnitName}' does not exist.`);
  const workGroup = lists.work_group.find(workGroupName);
  if (workGroup === undefined) throw new UserError(`Work group name '${workGroupName}' does not exist.`);
  return { work_unit_id: workUnit.id, work_group_id: workGroup.id };
}
