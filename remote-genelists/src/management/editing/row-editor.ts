import type { RecordValues } from '../../changes/record-values.ts';
import type { ShownRow } from '../../records/shown-rows.ts';

/** What can be done with the rows of a list in edit mode. */
export interface RowEditor {
  edit: (row: ShownRow, values: Partial<RecordValues>) => void;
  /** Asks first when the row is stored. */
  remove: (row: ShownRow) => void;
  /** Record types of the consortium. */
  types: readonly string[];
}

/** Ids of the controls that take the focus after a row was added or removed. */
export const genesId = (id: number): string => `genes-of-${id}`;
export const removeId = (id: number): string => `remove-${id}`;
