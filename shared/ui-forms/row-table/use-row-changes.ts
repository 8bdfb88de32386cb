import { useCallback, useEffect, useRef, useState } from 'react';
import type { Rows, RowValues } from './rows.ts';
import type { TableForm } from './table-form.ts';

/** The last change of the rows, in words, and how to take it back. */
export interface RowChange {
  text: string;
  undo: () => void;
  /** Undoing puts all rows back, and with them what has been typed since. */
  concernsAll?: boolean;
}

export interface RowChangesOptions<Row extends RowValues> {
  rows: Rows<Row>;
  rowLabel: string;
  emptyRow: () => Row;
  /** Called before each change with what is to have the focus after it: a selector inside the table, or null for the add button. */
  focusNext: (selector: string | null) => void;
  /** The form around. */
  form: FormAround;
}

type FormAround = Pick<TableForm, 'subscribe' | 'control'>;

/** Selectors of what can have the focus in a row. */
export const firstControlOf = (index: number) => `[data-row="${index}"] .gt-cell`;
const deleteButtonOf = (index: number) => `[data-row="${index}"] .gt-cell-button`;

function isSame<Row extends RowValues>(one: Row, other: Row): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Adding and removing rows. A new row goes at once, a stored one after a question; both can be brought back (PP-03).
 */
export function useRowChanges<Row extends RowValues>(options: RowChangesOptions<Row>) {
  const { rowLabel, emptyRow, focusNext } = options;
  const { keys, current, append, insert, remove, replace } = options.rows;
  const [asked, setAsked] = useState<number | null>(null);
  const [change, setChange] = useState<RowChange | null>(null);
  useWhenFilled(
    options.form,
    useCallback(() => setChange(null), []),
  );

  const add = () => {
    setChange(null);
    append(emptyRow());
    focusNext(firstControlOf(keys.length));
  };

  const take = useCallback(
    (index: number) => {
      const row = current()[index];
      if (!row) return;
      remove(index);
      const left = current().length;
      focusNext(left === 0 ? null : deleteButtonOf(Math.min(index, left - 1)));
      const undo = () => {
        // Rows may have come and gone meanwhile.
        const place = Math.min(index, current().length);
        insert(place, row);
        setChange(null);
        focusNext(firstControlOf(place));
      };
      setChange({ text: `${rowLabel} ${index + 1} was removed.`, undo });
    },
    [current, remove, insert, rowLabel, focusNext],
  );

  const askOrTake = useCallback(
    (index: number) => {
      const row = current()[index];
      if (row && row.id !== null) setAsked(index);
      else take(index);
    },
    [current, take],
  );

  /** Enter in the last row makes another one, unless that row is still empty. */
  const addBelow = () => {
    const last = current().at(-1);
    if (last && !isSame(last, emptyRow())) add();
  };

  const fill = (filled: Row[], text: string, focus: string) => {
    const before = [...current()];
    replace(filled);
    focusNext(focus);
    const undo = () => {
      replace(before);
      setChange(null);
      focusNext(focus);
    };
    setChange({ text, undo, concernsAll: true });
  };

  /** Once somebody types on, nothing is offered any more that would take it away. */
  const finish = () => setChange((last) => (last?.concernsAll ? null : last));

  return {
    add,
    addBelow,
    fill,
    finish,
    remove: askOrTake,
    change,
    /** A row that is stored, about whose removal the person is asked. */
    question:
      asked === null
        ? null
        : {
            cancel: () => setAsked(null),
            confirm: () => {
              setAsked(null);
              take(asked);
            },
          },
  };
}

/** Calls when the form is filled with what is stored by now: what was done to the rows before is saved then, and no offer any more. */
function useWhenFilled({ subscribe, control }: FormAround, tell: () => void): void {
  const filledWith = useRef<unknown>(control._defaultValues);
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ defaultValues }) => {
          if (filledWith.current !== defaultValues) tell();
          filledWith.current = defaultValues;
        },
      }),
    [subscribe, tell],
  );
}
