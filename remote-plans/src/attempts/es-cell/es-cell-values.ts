import type { EsCellAttempt, Plan, PlanUpdate } from 'shared/contract';
import {
  ES_CELL_DETAILS_FIELDS,
  ES_CELL_LITTER_FIELDS,
  ES_CELL_NAME,
  MATING_FIELDS,
  TRANSFER_FIELDS,
} from 'shared/record-fields';
import { isUntouched, storedOf, valuesOf, type PlainValues } from '../fields/plain-values.ts';

/** Everything on the first card, in its order. */
export const NAME_AND_DETAILS = [ES_CELL_NAME, ...ES_CELL_DETAILS_FIELDS] as const;

/** Values of the form, a member for each of its cards. */
export interface EsCellValues {
  esCellDetails: PlainValues<(typeof NAME_AND_DETAILS)[number]>;
  esCellTransfer: PlainValues<(typeof TRANSFER_FIELDS)[number]>;
  esCellLitter: PlainValues<(typeof ES_CELL_LITTER_FIELDS)[number]>;
  esCellMating: PlainValues<(typeof MATING_FIELDS)[number]>;
}

export function esCellValuesOf({ esCellAttempt: stored }: Plan): EsCellValues {
  return {
    esCellDetails: valuesOf(NAME_AND_DETAILS, stored),
    esCellTransfer: valuesOf(TRANSFER_FIELDS, stored),
    esCellLitter: valuesOf(ES_CELL_LITTER_FIELDS, stored),
    esCellMating: valuesOf(MATING_FIELDS, stored),
  };
}

/**
 * The attempt to send. An attempt that is neither stored nor begun is left out: the server would look for the ES cell of
 * no name. What is on no card, such as the total of chimeras, goes back as it came.
 */
export function esCellInputOf(values: EsCellValues, { esCellAttempt: stored }: Plan): Partial<PlanUpdate> {
  if (stored === undefined && isEsCellUntouched(values, stored)) return {};
  return {
    esCellAttempt: {
      ...stored,
      ...storedOf(NAME_AND_DETAILS, values.esCellDetails, stored),
      ...storedOf(TRANSFER_FIELDS, values.esCellTransfer, stored),
      ...storedOf(ES_CELL_LITTER_FIELDS, values.esCellLitter, stored),
      ...storedOf(MATING_FIELDS, values.esCellMating, stored),
    },
  };
}

/** Whether nothing of the attempt has been changed: then nothing of it need be complete either. */
export function isEsCellUntouched(values: EsCellValues, stored: EsCellAttempt | undefined): boolean {
  return (
    isUntouched(NAME_AND_DETAILS, values.esCellDetails, stored) &&
    isUntouched(TRANSFER_FIELDS, values.esCellTransfer, stored) &&
    isUntouched(ES_CELL_LITTER_FIELDS, values.esCellLitter, stored) &&
    isUntouched(MATING_FIELDS, values.esCellMating, stored)
  );
}
