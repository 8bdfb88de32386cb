/** Plans of attempt type es cell (api-2 section 8.3). */
import { ALWAYS, bySystem, byUser, type Machine } from './machine.ts';
import { ALL_COLONIES_ABORTED, HAS_ES_CELL_ATTEMPT, HAS_MALE_CHIMERAS } from './plan-conditions.ts';
import type { PlanState } from './plan-state.ts';

export const ES_CELL_MACHINE: Machine<PlanState> = {
  name: 'es cell',
  prefix: '',
  statuses: [
    'Plan Created',
    'Plan Abandoned',
    'Attempt In Progress',
    'Chimeras/Founder Obtained',
    'Attempt Aborted',
  ],
  transitions: [
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
      HAS_ES_CELL_ATTEMPT,
      'executed by the system when details of the attempt are registered',
    ),
    bySystem(
      'updateToChimerasFounderObtained',
      { from: 'Attempt In Progress', to: 'Chimeras/Founder Obtained' },
      'Update to chimeras/founder obtained for the attempt',
      HAS_MALE_CHIMERAS,
      'executed by the system when a founder is registered.',
    ),
    byUser(
      'abortWhenChimerasFounderObtained',
      { from: 'Chimeras/Founder Obtained', to: 'Attempt Aborted' },
      'Abort the plan after a founder obtained',
      ALL_COLONIES_ABORTED,
    ),
  ],
};
