import { CRISPR_DETAILS_FIELDS } from './crispr-fields.ts';
import { ES_CELL_DETAILS_FIELDS, MATING_FIELDS } from './es-cell-fields.ts';
import type { PlainField } from './field.ts';
import { MODIFICATION_FIELDS } from './modification-fields.ts';
import { PRODUCT_FIELDS } from './outcome-fields.ts';
import { PHENOTYPING_FIELDS, STAGE_FIELDS } from './phenotyping-fields.ts';

/** Values that the history has as the server compares them, and screens in words. */
export type ValueKind = Extract<PlainField['kind'], 'flag' | 'date'>;

/** Those that no table of a form describes. */
const WITHOUT_TABLE: Readonly<Record<string, ValueKind>> = {
  recovery: 'flag',
  esCellQcOnly: 'flag',
  esCellsReceivedOn: 'date',
  truncatedGuide: 'flag',
  reversed: 'flag',
  sangerService: 'flag',
  cassetteTransmissionVerifiedAutoComplete: 'flag',
  creExcesion: 'flag',
  isMutationDeletionChecked: 'flag',
  isDeletionCoordinatesUpdatedManually: 'flag',
  mgiAlleleSymbolRequiresConstruction: 'flag',
  mgiAlleleSymbolWithoutImpcAbbreviation: 'flag',
  contactable: 'flag',
  isAdmin: 'flag',
  isActive: 'flag',
};

const TABLES: readonly (readonly Pick<PlainField, 'name' | 'kind'>[])[] = [
  CRISPR_DETAILS_FIELDS,
  ES_CELL_DETAILS_FIELDS,
  MATING_FIELDS,
  ...Object.values(MODIFICATION_FIELDS),
  PHENOTYPING_FIELDS,
  STAGE_FIELDS,
  PRODUCT_FIELDS,
];

/** The kinds of boxes and days, by the name of the field in the history, which is that in the API. */
const KINDS: ReadonlyMap<string, ValueKind> = new Map([
  ...Object.entries(WITHOUT_TABLE),
  ...TABLES.flat().flatMap(({ name, kind }) =>
    kind === 'flag' || kind === 'date' ? [[name, kind] as const] : [],
  ),
]);

/** @param path of a field in the history; its last part is the field's name */
export function valueKind(path: string): ValueKind | undefined {
  return KINDS.get(path.split('.').at(-1) ?? '');
}
