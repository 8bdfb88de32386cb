import type { PlainField } from '../fields/plain-field.ts';

/** ui-screens 16.1. */
export const PHENOTYPING_FIELDS = [
  {
    name: 'phenotypingExternalRef',
    label: 'Phenotyping External Reference (Colony or Specimen id)',
    kind: 'text',
    isRequired: true,
  },
  {
    name: 'cohortProductionWorkUnitName',
    label: 'Cohort Production Work Unit Name',
    kind: 'choice',
    list: 'workUnits',
  },
  {
    name: 'phenotypingBackgroundStrainName',
    label: 'Background Strain',
    kind: 'choice',
    list: 'backgroundStrains',
    isRequired: true,
  },
  { name: 'doNotCountTowardsCompleteness', label: 'Do not count towards completeness', kind: 'flag' },
] as const satisfies readonly PlainField[];
