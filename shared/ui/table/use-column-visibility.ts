import type { ColumnVisibility } from './column.ts';
import { useStoredChoice } from './use-stored-choice.ts';

function isVisibility(value: unknown): value is ColumnVisibility {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((shown) => typeof shown === 'boolean')
  );
}

const AS_DEFAULT: ColumnVisibility = {};

/** The reader's choice of columns, stored on this device under the table's name. */
export function useColumnVisibility(tableName: string) {
  return useStoredChoice(`columns.${tableName}`, isVisibility, AS_DEFAULT);
}
