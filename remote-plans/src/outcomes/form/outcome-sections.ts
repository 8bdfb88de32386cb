import { labelsOf } from '../../attempts/fields/plain-values.ts';
import type { FormSection } from '../../form/index.ts';
import { MUTATION_LABELS } from '../../mutations/index.ts';
import { ALL_SPECIMEN_FIELDS, COLONY_FIELDS, PRODUCT_FIELDS } from './outcome-fields.ts';

/** The sections of an outcome's form, by the names that they have in its values (ui-screens 15). */
export const OUTCOME_SECTIONS = {
  outcome: { id: 'outcome', title: 'Outcome Details', labels: { outcomeTypeName: 'Type' } },
  colony: { id: 'colony', title: 'Colony Details', labels: labelsOf(COLONY_FIELDS) },
  specimen: { id: 'specimen', title: 'Specimen Details', labels: labelsOf(ALL_SPECIMEN_FIELDS) },
  transition: { id: 'transition', title: 'Status transition', labels: { action: 'Next step' } },
  mutations: { id: 'mutations', title: 'Mutations', labels: ofRows(MUTATION_LABELS) },
  products: { id: 'products', title: 'Distribution Products', labels: ofRows(labelsOf(PRODUCT_FIELDS)) },
} as const satisfies Record<string, FormSection>;

/** The sections of a colony or of a specimen, in the order of the page; none besides the first before the type is chosen. */
export function sectionsOf(outcomeTypeName: string, isStored: boolean): FormSection[] {
  const { outcome, colony, specimen, transition, mutations, products } = OUTCOME_SECTIONS;
  const status = isStored ? [transition] : [];
  if (outcomeTypeName === 'Colony') return [outcome, colony, ...status, mutations, products];
  if (outcomeTypeName === 'Specimen') return [outcome, specimen, ...status, mutations];
  return [outcome];
}

function ofRows(labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([field, label]) => [`rows.${field}`, label]));
}
