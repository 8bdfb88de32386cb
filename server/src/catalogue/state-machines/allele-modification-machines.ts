/** Plans that modify an allele by excision, of an es cell or of a crispr colony (api-2 sections 8.4 and 8.5). */
import { ALWAYS, bySystem, byUser, type Condition, type Machine, type Transition } from './machine.ts';
import {
  ALL_COLONIES_ABORTED,
  EXCISION_COMPLETE,
  EXCISION_STARTED,
  HAS_CONFIRMED_COLONY,
  HAS_CRISPR_MODIFICATION,
  HAS_ES_CELL_MODIFICATION,
  HAS_NO_CONFIRMED_COLONY,
} from './plan-conditions.ts';
import type { PlanState } from './plan-state.ts';

const CREATED = 'Plan Created';
const ABANDONED = 'Plan Abandoned';
const REGISTERED = 'Mouse Allele Modification Registered';
const REDERIVATION_STARTED = 'Rederivation For Modification Started';
const REDERIVATION_COMPLETE = 'Rederivation For Modification Complete';
const CRE_STARTED = 'Cre Excision Started';
const CRE_COMPLETE = 'Cre Excision Complete';
const CONFIRMED = 'Mouse Allele Modification Genotype Confirmed';
const ABORTED = 'Mouse Allele Modification Aborted';

/** Where the two kinds differ: the attempt that they need, and the spelling of a few descriptions. */
interface Kind {
  name: string;
  hasAttempt: Condition<PlanState>;
  rederived: string;
  abandoned: string;
  aborted: string;
}

export const ES_CELL_ALLELE_MODIFICATION_MACHINE = machineOf({
  name: 'es cell allele modification',
  hasAttempt: HAS_ES_CELL_MODIFICATION,
  rederived: 'Es Cell',
  abandoned: 'Es Cell',
  aborted: 'ES Cell',
});

export const CRISPR_ALLELE_MODIFICATION_MACHINE = machineOf({
  name: 'crispr allele modification',
  hasAttempt: HAS_CRISPR_MODIFICATION,
  rederived: 'Crispr',
  abandoned: 'Crispr',
  aborted: 'Crispr',
});

function machineOf(kind: Kind): Machine<PlanState> {
  return {
    name: kind.name,
    prefix: '',
    statuses: [
      CREATED,
      ABANDONED,
      REGISTERED,
      REDERIVATION_STARTED,
      REDERIVATION_COMPLETE,
      CRE_STARTED,
      CRE_COMPLETE,
      CONFIRMED,
      ABORTED,
    ],
    transitions: [...excision(kind), ...rederivation(kind), ...endings(kind)],
  };
}

function excision({ hasAttempt }: Kind): Transition<PlanState>[] {
  return [
    byUser(
      'updateToMouseAlleleModificationRegistered',
      { from: CREATED, to: REGISTERED },
      'Update to mouse allele modification registered.',
      hasAttempt,
    ),
    bySystem(
      'updateToCreExcisionStarted',
      { from: REGISTERED, to: CRE_STARTED },
      'Update to Cre Excision Started.',
      EXCISION_STARTED,
    ),
    bySystem(
      'updateToCreExcisionComplete',
      { from: CRE_STARTED, to: CRE_COMPLETE },
      'Update to Cre Excision Complete.',
      EXCISION_COMPLETE,
    ),
    bySystem(
      'updateToMouseAlleleModificationGenotypeConfirmed',
      { from: CRE_COMPLETE, to: CONFIRMED },
      'Update to Mouse Allele Modification Genotype Confirmed.',
      HAS_CONFIRMED_COLONY,
    ),
    bySystem(
      'revertToCreExcisionComplete',
      { from: CONFIRMED, to: CRE_COMPLETE },
      'Update to Mouse Allele Modification Genotype Confirmed.',
      HAS_NO_CONFIRMED_COLONY,
    ),
  ];
}

function rederivation({ rederived }: Kind): Transition<PlanState>[] {
  return [
    byUser(
      'updateToRederivationStarted',
      { from: REGISTERED, to: REDERIVATION_STARTED },
      'Started rederivation of the colony for ES Cekk allele modification',
      ALWAYS,
      'executed by the user when rederivation is started.',
    ),
    byUser(
      'updateToRederivationComplete',
      { from: REDERIVATION_STARTED, to: REDERIVATION_COMPLETE },
      `Completed rederivation of the colony for ${rederived} allele modification`,
      ALWAYS,
      'executed by the user when rederivation is complete.',
    ),
    bySystem(
      'updateToCreExcisionStartedAfterRederivation',
      { from: REDERIVATION_COMPLETE, to: CRE_STARTED },
      'Marked as Cre Excision Started following a rederivation step',
      EXCISION_STARTED,
      'executed following completion of rederivation.',
    ),
  ];
}

function endings({ abandoned, aborted }: Kind): Transition<PlanState>[] {
  const abort = (event: string, from: string, description: string) =>
    byUser(event, { from, to: ABORTED }, description, ALL_COLONIES_ABORTED);
  return [
    byUser(
      'abandonWhenCreated',
      { from: CREATED, to: ABANDONED },
      `Abandon a ${abandoned} allele modification plan that has been created`,
      ALL_COLONIES_ABORTED,
    ),
    abort(
      'abortWhenMouseAlleleModificationRegistered',
      REGISTERED,
      `Abort a ${aborted} allele modification plan that has been registered.`,
    ),
    abort(
      'abortWhenRederivationForModificationStarted',
      REDERIVATION_STARTED,
      `Abort a ${aborted} allele modification plan when rederivation has started.`,
    ),
    abort(
      'abortWhenRederivationForModificationComplete',
      REDERIVATION_COMPLETE,
      `Abort a ${aborted} allele modification plan when rederivation is complete.`,
    ),
    abort(
      'abortWhenCreExcisionStarted',
      CRE_STARTED,
      'Abort an allele modification plan when Cre excision has been started.',
    ),
    abort(
      'abortWhenCreExcisionComplete',
      CRE_COMPLETE,
      'Abort an allele modification plan when Cre excision is complete',
    ),
    abort(
      'abortWhenMouseAlleleModificationGenotypeConfirmed',
      CONFIRMED,
      'Abort an allele modification plan when a genotype confirmed colony exists.',
    ),
  ];
}
