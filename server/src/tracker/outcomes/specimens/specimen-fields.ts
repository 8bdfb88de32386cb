import type { Fields } from '../../../platform/records/field.ts';
import { STATUS } from '../../status-field.ts';
import { BACKGROUND_STRAIN } from '../background-strain-field.ts';

/** A specimen (api-2 §14). An unknown type counts as absent, without an error. */
export const SPECIMEN_FIELDS = {
  externalRef: {
    column: 'specimen_external_ref',
    kind: 'trimmed note',
    api: 'specimenExternalRef',
    history: 'specimenExternalRef',
  },
  typeId: {
    column: 'specimen_type_id',
    kind: 'entry',
    list: 'specimen_type',
    api: 'specimenTypeName',
    history: 'specimenType',
  },
  statusId: STATUS,
  strainId: BACKGROUND_STRAIN,
} as const satisfies Fields;

/** A property of a specimen. */
export const PROPERTY_FIELDS = {
  typeId: {
    column: 'property_type_id',
    kind: 'entry',
    list: 'property_type',
    api: 'propertyTypeName',
    history: 'propertyType',
    required: true,
    missing: 'refused',
    unknown: (name: string | null) => `Property type '${name}' does not exist.`,
  },
  value: { column: 'property_value', kind: 'text' },
} as const satisfies Fields;
