import type { Subject } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import type { PlanColumns } from '../plans/plan-rows.ts';

/** The plans that decide about a mutation. */
export interface PlansOfMutation {
  /** Of all outcomes that carry it. */
  carriers: readonly PlanColumns[];
  /** Where it was made, or was last; undefined for one that no outcome is known to have carried. */
  owner: PlanColumns | undefined;
}

/**
 * May the caller read the mutation (api-2 §2)? Those who may change the plan it belongs to may, whoever else links it; one
 * without outcomes is for those who may read the plan it was in last, and administrators.
 */
export function mayReadMutation(plans: PlansOfMutation, caller: Subject): boolean {
  const { owner } = plans;
  if (owner !== undefined && isAllowed(caller, 'UPDATE_PLAN', owner.facts)) return true;
  return isAllowedInAll(plans, caller, 'READ_PLAN');
}

/** May the caller change the mutation: all plans that carry it, or the one it was in last? */
export function mayUpdateMutation(plans: PlansOfMutation, caller: Subject): boolean {
  return isAllowedInAll(plans, caller, 'UPDATE_PLAN');
}

function isAllowedInAll(
  plans: PlansOfMutation,
  caller: Subject,
  action: 'READ_PLAN' | 'UPDATE_PLAN',
): boolean {
  const deciding = decidingPlans(plans);
  if (deciding.length === 0) return caller.isAdmin;
  return deciding.every(({ facts }) => isAllowed(caller, action, facts));
}

function decidingPlans({ carriers, owner }: PlansOfMutation): readonly PlanColumns[] {
  if (carriers.length > 0) return carriers;
  return owner === undefined ? [] : [owner];
}
