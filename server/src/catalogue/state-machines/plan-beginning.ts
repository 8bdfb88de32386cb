import { ALWAYS, bySystem, byUser, type Condition, type Transition } from './machine.ts';
import type { PlanState } from './plan-state.ts';

/** How plans of crispr and es cell attempts begin (api-2 sections 8.1 to 8.3). */
export function planBeginning(hasAttempt: Condition<PlanState>): Transition<PlanState>[] {
  return [
    byUser(
      'abortWhenInProgress',
      { from: 'Attempt In Progress', to: 'Attempt Aborted' },
      'Abort the plan that is in progress',
      ALWAYS,
    ),
    byUser(
      'abandonWhenCreated',
      { from: 'Plan Created', to: 'Plan Abandoned' },
      'Abandon the plan that has been created',
      ALWAYS,
    ),
    bySystem(
      'updateToInProgress',
      { from: 'Plan Created', to: 'Attempt In Progress' },
      'Update to attempt in progress',
      hasAttempt,
      'executed by the system when details of the attempt are registered',
    ),
  ];
}
