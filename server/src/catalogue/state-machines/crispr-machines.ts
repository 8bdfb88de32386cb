/** Plans of attempt type crispr and haplo-essential crispr (api-2 sections 8.1 and 8.2). */
import { ALWAYS, bySystem, byUser, type Machine, type Transition } from './machine.ts';
import {
  ALL_COLONIES_ABORTED,
  ALL_SPECIMENS_ABORTED,
  HAS_CRISPR_ATTEMPT,
  HAS_EMBRYOS,
  HAS_MUTANTS,
} from './plan-conditions.ts';
import { planBeginning } from './plan-beginning.ts';
import type { PlanState } from './plan-state.ts';

/** What both begin with. */
const UNTIL_EMBRYOS: readonly Transition<PlanState>[] = [
  ...planBeginning(HAS_CRISPR_ATTEMPT),
  bySystem(
    'updateToEmbryosObtained',
    { from: 'Attempt In Progress', to: 'Embryos Obtained' },
    'Update to embryos obtained for the attempt',
    HAS_EMBRYOS,
    'executed by the system when injected embryos are registered',
  ),
];

export const CRISPR_MACHINE: Machine<PlanState> = {
  name: 'crispr',
  prefix: '',
  statuses: [
    'Plan Created',
    'Plan Abandoned',
    'Attempt In Progress',
    'Embryos Obtained',
    'Founder Obtained',
    'Attempt Aborted',
  ],
  transitions: [
    ...UNTIL_EMBRYOS,
    bySystem(
      'updateToFounderObtained',
      { from: 'Embryos Obtained', to: 'Founder Obtained' },
      'Update to founder obtained for the attempt',
      HAS_MUTANTS,
      'executed by the system when a founder is registered.',
    ),
    byUser(
      'abortWhenEmbryosObtained',
      { from: 'Embryos Obtained', to: 'Attempt Aborted' },
      'Abort the plan after embryos obtained',
      ALWAYS,
    ),
    byUser(
      'abortWhenFounderObtained',
      { from: 'Founder Obtained', to: 'Attempt Aborted' },
      'Abort the plan after a founder obtained',
      ALL_COLONIES_ABORTED,
    ),
  ],
};

export const HAPLO_ESSENTIAL_CRISPR_MACHINE: Machine<PlanState> = {
  name: 'haplo-essential crispr',
  prefix: '',
  statuses: ['Plan Created', 'Plan Abandoned', 'Attempt In Progress', 'Embryos Obtained', 'Attempt Aborted'],
  transitions: [
    ...UNTIL_EMBRYOS,
    byUser(
      'abortWhenEmbryosObtained',
      { from: 'Embryos Obtained', to: 'Attempt Aborted' },
      'Abort the plan after embryos obtained',
      ALL_SPECIMENS_ABORTED,
    ),
  ],
};
