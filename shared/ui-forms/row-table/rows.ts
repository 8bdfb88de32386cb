import { useMemo } from 'react';
import { useFieldArray, useFormContext, type FieldValues } from 'react-hook-form';

/** What every row of a table has; the rest are its cells. */
export interface RowValues {
  /** Given by the server; null while the row is not stored. */
  id: number | null;
}

/** Whether a row is new and nothing has been put into any of its cells. */
export function isBlankRow({ id, ...cells }: RowValues): boolean {
  const isBlank = (value: unknown) =>
    value === null || value === false || (typeof value === 'string' && value.trim() === '');
  return id === null && Object.values(cells).every(isBlank);
}

/** The rows of a table in a form, and what can be done to them. Rows keep their key, wherever they move to. */
export interface Rows<Row extends RowValues> {
  /** Path of the rows in the form's values, such as `reagents.rows`. */
  name: string;
  /** One stable key a row, in their order. */
  keys: readonly string[];
  /** The rows as they are now; changes by typing do not render anything. */
  current: () => readonly Row[];
  /** Adds to the end and leaves the focus where it is. */
  append: (rows: Row | Row[]) => void;
  insert: (index: number, row: Row) => void;
  remove: (index: number | number[]) => void;
  /** All rows at once; they get new keys. */
  replace: (rows: Row[]) => void;
  /** Takes back what was wrong with the rows as a whole when it no longer is. Typing does not do so by itself. */
  recheck: () => void;
}

const STAY = { shouldFocus: false };

/** What is wrong with all rows together; undefined for nothing. The same function each time. */
export type RowsCheck<Row extends RowValues> = (rows: readonly Row[]) => string | undefined;

/** Where a form keeps what is wrong with the rows as a whole. */
export function rowsAsAWhole(name: string): string {
  return `${name}.root`;
}

/** The rows at that path of the form around. What is typed into them does not render the caller, only adding and removing. */
export function useRows<Row extends RowValues>(name: string, check?: RowsCheck<Row>): Rows<Row> {
  const { getValues, getFieldState, clearErrors } = useFormContext<Record<string, Row[]>>();
  const validate = check && (() => check(getValues(name)));
  const { fields, append, insert, remove, replace } = useFieldArray<FieldValues, string, 'key'>({
    name,
    keyName: 'key',
    rules: validate && { validate },
  });
  return useMemo(
    () => ({
      name,
      keys: fields.map(({ key }) => key),
      current: () => getValues(name),
      append: (rows: Row | Row[]) => append(rows, STAY),
      insert: (index: number, row: Row) => insert(index, row, STAY),
      remove,
      replace,
      recheck: () => {
        const place = rowsAsAWhole(name);
        if (getFieldState(place).error && check?.(getValues(name)) === undefined) clearErrors(place);
      },
    }),
    [name, fields, getValues, getFieldState, clearErrors, check, append, insert, remove, replace],
  );
}
