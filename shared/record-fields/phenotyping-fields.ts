import { choice, type PlainField } from './field.ts';

/** ui-screens 16.1. */
export const PHENOTYPING_FIELDS = [
  {
    name: 'phenotypingExternalRef',
    label: 'Phenotyping External Reference (Colony or Specimen id)',
    kind: 'text',
    isRequired: true,
  },
  choice('cohortProductionWorkUnitName', 'Cohort Production Work Unit Name', 'workUnits'),
  {
    ...choice('phenotypingBackgroundStrainName', 'Background Strain', 'backgroundStrains'),
    isRequired: true,
  },
  { name: 'doNotCountTowardsCompleteness', label: 'Do not count towards completeness', kind: 'flag' },
] as const satisfies readonly PlainField[];

/** What is recorded of a stage besides its tissue (ui-screens 17). */
export const STAGE_FIELDS = [
  { name: 'phenotypingExperimentsStarted', label: 'Phenotyping Experiments Started', kind: 'date' },
  { name: 'initialDataReleaseDate', label: 'Initial Data Release date', kind: 'date' },
] as const satisfies readonly PlainField[];

/** Labels of what cannot be changed once a stage is there. */
export const STAGE_LABELS = {
  psn: 'Phenotyping Stage id',
  pin: 'Phenotyping Plan id',
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

/** Title of the tissue table. */
export const TISSUE_TITLE = 'Tissue Distribution Centre';
