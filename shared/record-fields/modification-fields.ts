import { choice, count, type PlainField } from './field.ts';

/** What the allele that is modified was made with. */
export type ModificationKind = 'es cell' | 'crispr';

/** ui-screens 13, the reference aside. */
const EXCISION_FIELDS = [
  { name: 'tatCre', label: 'Cre Excision via TAT-Cre?', kind: 'flag' },
  choice('deleterStrainName', 'Deleter Strain Name', 'deleterStrains'),
  count('numberOfCreMatingsSuccessful', 'Number Of Cre Matings Successful'),
] as const satisfies readonly PlainField[];

const reference = (label: string) =>
  ({ name: 'modificationExternalRef', label, kind: 'text', isRequired: true }) as const satisfies PlainField;

/** Fields of a modification, by its kind: the label of the reference distinguishes them. */
export const MODIFICATION_FIELDS = {
  'es cell': [reference('ES Cell Allele Modification external Ref'), ...EXCISION_FIELDS],
  crispr: [reference('CRISPR Allele Modification external Ref'), ...EXCISION_FIELDS],
} as const;
