import type { Fields } from '../../platform/records/field.ts';
import { STATUS } from '../status-field.ts';

/** A phenotyping stage (api-2 §18.2). */
export const STAGE_FIELDS = {
  statusId: STATUS,
  experimentsStarted: {
    column: 'phenotyping_experiments_started',
    kind: 'date',
    api: 'phenotypingExperimentsStarted',
    history: 'phenotypingExperimentsStarted',
  },
  dataReleaseDate: {
    column: 'initial_data_release_date',
    kind: 'date',
    api: 'initialDataReleaseDate',
    history: 'initialDataReleaseDate',
  },
} as const satisfies Fields;

/** A row of tissue of a stage. Both names are required. */
export const TISSUE_FIELDS = {
  startDate: { column: 'start_date', kind: 'date' },
  endDate: { column: 'end_date', kind: 'date' },
  workUnitId: {
    column: 'work_unit_id',
    kind: 'entry',
    list: 'work_unit',
    api: 'workUnitName',
    history: 'workUnit',
    required: true,
    missing: 'refused',
    unknown: (name: string | null) => `Work unit name '${name}' does not exist.`,
  },
  materialId: {
    column: 'material_deposited_type_id',
    kind: 'entry',
    list: 'material_deposited_type',
    api: 'materialDepositedTypeName',
    history: 'materialDepositedType',
    required: true,
    missing: 'refused',
    unknown: (name: string | null) => `Material deposited type '${name}' does not exist.`,
  },
} as const satisfies Fields;
