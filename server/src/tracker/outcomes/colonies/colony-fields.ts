import type { Fields } from '../../../platform/records/field.ts';
import { STATUS } from '../../status-field.ts';
import { BACKGROUND_STRAIN } from '../background-strain-field.ts';

/** A colony (api-2 §13). */
export const COLONY_FIELDS = {
  name: { column: 'name', kind: 'text', required: true },
  genotypingComment: { column: 'genotyping_comment', kind: 'text' },
  statusId: STATUS,
  strainId: BACKGROUND_STRAIN,
} as const satisfies Fields;

/** A way in which a colony is offered to other laboratories (api-2 §13.1). */
export const PRODUCT_FIELDS = {
  centreId: {
    column: 'distribution_centre_id',
    kind: 'entry',
    list: 'work_unit',
    api: 'distributionCentreName',
    history: 'distributionCentre',
    required: true,
    missing: 'refused',
    unknown: (name: string | null) => `Work unit ${name} does not exist.`,
  },
  typeId: {
    column: 'product_type_id',
    kind: 'entry',
    list: 'product_type',
    api: 'productTypeName',
    history: 'productType',
    required: true,
    missing: 'refused',
    unknown: (name: string | null) => `Product Type ${name} does not exist`,
  },
  networkId: {
    column: 'distribution_network_id',
    kind: 'entry',
    list: 'distribution_network',
    api: 'distributionNetworkName',
    history: 'distributionNetwork',
    unknown: (name: string | null) => `Distribution Network ${name} does not exist`,
  },
  startDate: { column: 'start_date', kind: 'date' },
  endDate: { column: 'end_date', kind: 'date' },
  identifier: {
    column: 'distribution_identifier',
    kind: 'text',
    api: 'distributionIdentifier',
    history: 'distributionIdentifier',
  },
} as const satisfies Fields;
