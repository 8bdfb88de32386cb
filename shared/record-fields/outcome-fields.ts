import { choice, type PlainField } from './field.ts';

/** What a person may change about a colony (ui-screens 15.2). */
export const COLONY_FIELDS = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true },
  { ...choice('backgroundStrainName', 'Background Strain', 'backgroundStrains'), isRequired: true },
  { name: 'genotypingComment', label: 'Genotyping comment', kind: 'area' },
] as const satisfies readonly PlainField[];

/** The same about a specimen (PP-18), its type aside, which no list of the configuration names. */
export const SPECIMEN_FIELDS = [
  { name: 'specimenExternalRef', label: 'Specimen External Reference', kind: 'text' },
  { ...choice('backgroundStrainName', 'Background Strain', 'backgroundStrains'), isRequired: true },
] as const satisfies readonly PlainField[];

export const SPECIMEN_TYPE_FIELD = [
  { name: 'specimenTypeName', label: 'Specimen Type', kind: 'text' },
] as const satisfies readonly PlainField[];

/** All that a specimen has. */
export const ALL_SPECIMEN_FIELDS = [...SPECIMEN_FIELDS, ...SPECIMEN_TYPE_FIELD] as const;

/** The types that the server knows (api-2 §14); any other it would forget without a word. */
export const SPECIMEN_TYPES: readonly string[] = ['haplo-essential'];

/** A way in which a colony is offered to others (ui-screens 15.9). */
export const PRODUCT_FIELDS = [
  { name: 'distributionIdentifier', label: 'Distribution Identifier', kind: 'text' },
  { name: 'distributionCentreName', label: 'Distribution Centre', kind: 'choice', list: 'workUnits' },
  { name: 'productTypeName', label: 'Product Type', kind: 'choice', list: 'productTypes' },
  {
    name: 'distributionNetworkName',
    label: 'Distribution Network',
    kind: 'choice',
    list: 'distributionNetworks',
  },
  { name: 'startDate', label: 'Start Date', kind: 'date' },
  { name: 'endDate', label: 'End Date', kind: 'date' },
] as const satisfies readonly PlainField[];
