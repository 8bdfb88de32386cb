import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import type { PlanRow } from '../plans/plan-rows.ts';

/**
 * Refuses callers who may not give the plan away: that is for managers of its work unit.
 *
 * @param workUnitName the unit that must be theirs; by default the one that has the plan
 * @throws ForbiddenError
 */
export function requireHandOver(
  { pin, facts }: Pick<PlanRow, 'pin' | 'facts'>,
  caller: Subject,
  workUnitName = facts.workUnitName,
): void {
  if (!isAllowed(caller, 'HAND_OVER_PLAN', { ...facts, workUnitName }))
    throw new ForbiddenError(
      `You do not have permission to hand over the plan ${pin}. Managers of ${workUnitName ?? 'its work unit'} can.`,
    );
}
