import type { PlainField } from '../../attempts/fields/plain-field.ts';
import { labelsOf } from '../../attempts/fields/plain-values.ts';
import type { FormSection } from '../../form/index.ts';

/** What is recorded of a stage besides its tissue (ui-screens 17). */
export const STAGE_FIELDS = [
  { name: 'phenotypingExperimentsStarted', label: 'Phenotyping Experiments Started', kind: 'date' },
  { name: 'initialDataReleaseDate', label: 'Initial Data Release date', kind: 'date' },
] as const satisfies readonly PlainField[];

/** Labels of what cannot be changed once a stage is there. */
export const STAGE_LABELS = {
  psn: 'Phenotyping Stage id',
  pin: 'Phenotyping Plan Id',
  geneSymbol: 'Gene Symbol',
  phenotypingTypeName: 'Type',
  phenotypingExternalRef: 'Phenotyping External Reference (Colony or Specimen id)',
};

/** Headers of the tissue table. */
export const TISSUE_LABELS = {
  startDate: 'Start Date',
  endDate: 'End Date',
  workUnitName: 'Work Unit',
  materialDepositedTypeName: 'Material Type',
};

export const DETAILS: FormSection = {
  id: 'details',
  title: 'Phenotyping Stage Details',
  labels: { phenotypingTypeName: STAGE_LABELS.phenotypingTypeName, ...labelsOf(STAGE_FIELDS) },
};

export const TRANSITION: FormSection = {
  id: 'transition',
  title: 'Status transition',
  labels: { action: 'Next step' },
};

/** Named like the list in the body, so that the server's errors find their cells. */
export const TISSUE: FormSection = {
  id: 'tissueDistributions',
  title: 'Tissue Distribution Centre',
  labels: Object.fromEntries(Object.entries(TISSUE_LABELS).map(([field, label]) => [`rows.${field}`, label])),
};

/** ui-screens 2.3. */
export const STAGE_STATUS_HISTORY = 'Phenotyping Stage Status History';
