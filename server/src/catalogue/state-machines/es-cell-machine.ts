/** Plans of attempt type es cell (api-2 section 8.3). */
import { bySystem, byUser, type Machine } from './machine.ts';
import { planBeginning } from './plan-beginning.ts';
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
    ...planBeginning(HAS_ES_CELL_ATTEMPT),
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
