/** Breeding plans, which are read and never made here (api-2 section 8.7). */
import { bySystem, byUser, type Machine } from './machine.ts';
import { ALL_COLONIES_ABORTED, HAS_BREEDING_ATTEMPT, NEVER } from './plan-conditions.ts';
import type { PlanState } from './plan-state.ts';

export const BREEDING_MACHINE: Machine<PlanState> = {
  name: 'breeding',
  prefix: '',
  statuses: ['Plan Created', 'Plan Abandoned', 'Breeding Started', 'Breeding Complete', 'Breeding Aborted'],
  transitions: [
    bySystem(
      'updateToBreedingStarted',
      { from: 'Plan Created', to: 'Breeding Started' },
      'Update to breeding plan is started.',
      HAS_BREEDING_ATTEMPT,
    ),
    {
      ...byUser(
        'updateToBreedingComplete',
        { from: 'Breeding Started', to: 'Breeding Complete' },
        'Update to breeding plan is complete.',
        NEVER,
      ),
      isInert: true,
    },
    byUser(
      'abandonWhenCreated',
      { from: 'Plan Created', to: 'Plan Abandoned' },
      'Abandon a breeding plan that has been created',
      ALL_COLONIES_ABORTED,
    ),
    byUser(
      'abortWhenBreedingStarted',
      { from: 'Breeding Started', to: 'Breeding Aborted' },
      'Abort a breeding plan that has been started.',
      ALL_COLONIES_ABORTED,
    ),
    byUser(
      'abortWhenBreedingComplete',
      { from: 'Breeding Complete', to: 'Breeding Aborted' },
      'Abort a breeding plan that is complete',
      ALL_COLONIES_ABORTED,
    ),
  ],
};
