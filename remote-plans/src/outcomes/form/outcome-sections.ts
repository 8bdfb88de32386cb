import type { Outcome } from 'shared/contract';
import type { FormSection } from 'shared/edit-form';
import {
  ALL_SPECIMEN_FIELDS,
  COLONY_FIELDS,
  labelsOf,
  labelsOfRows,
  MUTATION_LABELS,
  PRODUCT_FIELDS,
} from 'shared/record-fields';
import { STATUS_SECTION, type RecordStatusProps } from '../../plan/status/record-status.tsx';

/** The sections of an outcome's form, by the names that they have in its values (ui-screens 15). */
export const OUTCOME_SECTIONS = {
  outcome: { id: 'outcome', title: 'Outcome Details', labels: { outcomeTypeName: 'Type' } },
  colony: { id: 'colony', title: 'Colony Details', labels: labelsOf(COLONY_FIELDS) },
  specimen: { id: 'specimen', title: 'Specimen Details', labels: labelsOf(ALL_SPECIMEN_FIELDS) },
  transition: STATUS_SECTION,
  mutations: { id: 'mutations', title: 'Mutations', labels: labelsOfRows(MUTATION_LABELS) },
  products: {
    id: 'products',
    title: 'Distribution Products',
    labels: labelsOfRows(labelsOf(PRODUCT_FIELDS)),
  },
} as const satisfies Record<string, FormSection>;

/** The sections of a colony or of a specimen, in the order of the page; none besides the first before the type is chosen. */
export function sectionsOf(outcomeTypeName: string, isStored: boolean): FormSection[] {
  const { outcome, colony, specimen, transition, mutations, products } = OUTCOME_SECTIONS;
  const status = isStored ? [transition] : [];
  if (outcomeTypeName === 'Colony') return [...status, outcome, colony, mutations, products];
  if (outcomeTypeName === 'Specimen') return [...status, outcome, specimen, mutations];
  return [outcome];
}

/** The colony or specimen with its status, once there is one. */
export function statusOf({
  colony,
  specimen,
}: Pick<Outcome, 'colony' | 'specimen'>): Omit<RecordStatusProps, 'isEditing'> | undefined {
  if (colony) return { subject: 'colony', record: colony };
  return specimen && { subject: 'specimen', record: specimen };
}
