/** Colonies and specimens (api-2 section 9). */
import { ALWAYS, byUser, type Machine } from './machine.ts';
import {
  COLONY_IS_UNUSED,
  GENOTYPE_IS_KNOWN,
  MAY_REVERSE_CONFIRMATION,
  SPECIMEN_IS_UNUSED,
  type ColonyState,
  type SpecimenState,
} from './outcome-conditions.ts';

const IN_PROGRESS = 'Genotype In Progress';
export const NOT_CONFIRMED = 'Genotype Not Confirmed';
export const CONFIRMED = 'Genotype Confirmed';
const EXTINCT = 'Genotype Extinct';
const ABORTED = 'Colony Aborted';

/** The step that the CDA and the DCC take, whatever the work unit. */
export const REVERSAL = 'reverseGenotypeConfirmation';

export const COLONY_MACHINE: Machine<ColonyState> = {
  name: 'colony',
  prefix: '',
  statuses: [IN_PROGRESS, NOT_CONFIRMED, CONFIRMED, EXTINCT, ABORTED],
  transitions: [
    byUser(
      'confirmGenotypeWhenInProgress',
      { from: IN_PROGRESS, to: CONFIRMED },
      'Confirm Genotype when Genotype In Progress',
      GENOTYPE_IS_KNOWN,
    ),
    byUser(
      'updateFromGenotypeInProgressToGenotypeNotConfirmed',
      { from: IN_PROGRESS, to: NOT_CONFIRMED },
      'Update from Genotype In Progress to Genotype Not Confirmed',
      ALWAYS,
    ),
    byUser(
      REVERSAL,
      { from: CONFIRMED, to: NOT_CONFIRMED },
      'Reverse genotype confirmation',
      MAY_REVERSE_CONFIRMATION,
    ),
    byUser(
      'confirmGenotypeWhenNotConfirmed',
      { from: NOT_CONFIRMED, to: CONFIRMED },
      'Update from Genotype Not Confirmed to Genotype Confirmed',
      GENOTYPE_IS_KNOWN,
    ),
    byUser(
      'updateToGenotypeExtinct',
      { from: CONFIRMED, to: EXTINCT },
      'Update from Genotype Confirmed to Genotype Extinct',
      ALWAYS,
    ),
    byUser(
      'abortGenotypeNotConfirmed',
      { from: NOT_CONFIRMED, to: ABORTED },
      'Abort a colony whose genotype has not been confirmed',
      COLONY_IS_UNUSED,
    ),
    byUser(
      'abortGenotypeConfirmed',
      { from: CONFIRMED, to: ABORTED },
      'Abort a colony that is Genotype Confirmed',
      COLONY_IS_UNUSED,
    ),
    byUser(
      'abortGenotypeInProgress',
      { from: IN_PROGRESS, to: ABORTED },
      'Abort a colony that is Genotype In Progress',
      COLONY_IS_UNUSED,
    ),
  ],
};

export const SPECIMEN_MACHINE: Machine<SpecimenState> = {
  name: 'specimen',
  prefix: '',
  statuses: ['Specimen Group In Progress', 'Specimen Group Aborted'],
  transitions: [
    byUser(
      'abortSpecimenGroup',
      { from: 'Specimen Group In Progress', to: 'Specimen Group Aborted' },
      'Abort a specimen group',
      SPECIMEN_IS_UNUSED,
    ),
  ],
};
