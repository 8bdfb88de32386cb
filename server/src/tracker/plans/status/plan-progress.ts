import { UserError } from '../../../platform/http/errors/errors.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import {
  findTransition,
  automaticSteps,
  statusAfter,
  userTransition,
} from '../../../catalogue/state-machines/engine.ts';
import type { Machine } from '../../../catalogue/state-machines/machine.ts';
import { twoSteps } from '../../../catalogue/state-machines/plan-conditions.ts';
import type { PlanState } from '../../../catalogue/state-machines/plan-state.ts';

/** The action that leaves everything else of a request aside (api-2 §3.4). */
const ABANDON = 'abandonWhenCreated';

/** A plan as a request leaves it, before its status moves. */
export interface ChangedPlan {
  machine: Machine<PlanState>;
  /** Name of the status. */
  current: string;
  state: PlanState;
}

/** Does the request abandon the plan? */
export function isAbandonment(machine: Machine<PlanState>, action: string | null | undefined): boolean {
  return findTransition(machine, action)?.event === ABANDON;
}

/**
 * The statuses that the plan passes through, in order: the automatic steps, then the requested one (api-2 §3.4 and
 * §7.3).
 *
 * @param action name of a transition in any case; an absent or unknown one has no effect
 * @throws UserError if the transition cannot be made, or if the server takes a step as well
 */
export function planProgress(
  { machine, current, state }: ChangedPlan,
  action: string | null | undefined,
  subject: Subject,
): string[] {
  const passed = automaticSteps(machine, current, state);
  const asked = findTransition(machine, action);
  if (asked?.triggeredByUser === true && passed.length > 0) throw new UserError(twoSteps(asked.event));
  const reached = passed.at(-1) ?? current;
  const transition = userTransition(machine, { action, current: reached, state, subject, entity: 'Plan' });
  return transition === null ? passed : [...passed, statusAfter(machine, transition)];
}

/**
 * The status after the person abandons the plan. The server takes no automatic steps then.
 *
 * @throws UserError if the plan cannot be abandoned any more
 */
export function abandoned({ machine, current, state }: ChangedPlan, subject: Subject): string[] {
  const transition = userTransition(machine, { action: ABANDON, current, state, subject, entity: 'Plan' });
  return transition === null ? [] : [statusAfter(machine, transition)];
}
