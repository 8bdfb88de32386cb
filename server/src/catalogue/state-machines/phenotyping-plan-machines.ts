/** Phenotyping plans of either attempt type (api-2 section 8.6). */
import { byUser, type Machine } from './machine.ts';
import { ALL_STAGES_ABORTED, HAS_ACTIVE_STAGE, HAS_NO_STAGES } from './plan-conditions.ts';
import type { PlanState } from './plan-state.ts';

export const ADULT_PHENOTYPING_MACHINE = machineOf('adult and embryo phenotyping');

export const HAPLO_ESSENTIAL_PHENOTYPING_MACHINE = machineOf('haplo-essential phenotyping');

function machineOf(name: string): Machine<PlanState> {
  return {
    name,
    prefix: '',
    statuses: ['Plan Created', 'Plan Abandoned', 'Phenotyping Plan Aborted'],
    transitions: [
      byUser(
        'abandonWhenCreated',
        { from: 'Plan Created', to: 'Plan Abandoned' },
        'Abandon a phenotyping plan that has no associated phenotyping stage information',
        HAS_NO_STAGES,
      ),
      byUser(
        'abortPhenotypingPlan',
        { from: 'Plan Created', to: 'Phenotyping Plan Aborted' },
        'Abort a phenotyping plan that has associated aborted phenotyping stage information',
        ALL_STAGES_ABORTED,
      ),
      byUser(
        'reverseAbortedPhenotypingPlan',
        { from: 'Phenotyping Plan Aborted', to: 'Plan Created' },
        'Reverse an aborted phenotyping plan that has valid associated phenotyping stage information',
        HAS_ACTIVE_STAGE,
      ),
    ],
  };
}
