import type { AlleleModificationAttemptInput, Plan, PlanUpdate, StartingPoint } from 'shared/contract';
import { MODIFICATION_FIELDS, type ModificationKind } from 'shared/record-fields';
import {
  isUntouched,
  storedOf,
  valuesOf,
  type PlainValues,
  type StoredValues,
} from '../fields/plain-values.ts';

type ModificationField = (typeof MODIFICATION_FIELDS)[ModificationKind][number];

/** Values of the form: of its cards, one can be changed. */
export interface ModificationValues {
  alleleModification: PlainValues<ModificationField>;
}

type StoredModification = StoredValues<ModificationField>;

/** The record of a plan; each kind has its own name for it. */
export function modificationOf(plan: Plan, kind: ModificationKind): StoredModification | undefined {
  return kind === 'es cell' ? plan.esCellAlleleModificationAttempt : plan.crisprAlleleModificationAttempt;
}

export function originOf(plan: Plan, kind: ModificationKind): StartingPoint | undefined {
  return kind === 'es cell'
    ? plan.esCellAlleleModificationStartingPoint
    : plan.crisprAlleleModificationStartingPoint;
}

export function modificationValuesOf(plan: Plan, kind: ModificationKind): ModificationValues {
  return { alleleModification: valuesOf(MODIFICATION_FIELDS[kind], modificationOf(plan, kind)) };
}

/**
 * The attempt to send; none while it is neither stored nor begun. Legacy identifiers are on no card and go back as they
 * came.
 */
export function modificationInputOf(
  { alleleModification: values }: ModificationValues,
  plan: Plan,
  kind: ModificationKind,
): Partial<PlanUpdate> {
  const fields = MODIFICATION_FIELDS[kind];
  const stored = modificationOf(plan, kind);
  if (stored === undefined && isUntouched(fields, values, stored)) return {};
  const attempt: AlleleModificationAttemptInput = { ...stored, ...storedOf(fields, values, stored) };
  return kind === 'es cell'
    ? { esCellAlleleModificationAttempt: attempt }
    : { crisprAlleleModificationAttempt: attempt };
}
