import { useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { ShownRow } from '../../records/shown-rows.ts';

interface FocusedRecord {
  control: HTMLElement;
  id: number;
}

/**
 * Controls stay in their places while pages come and go, so the one with the focus may come to stand for another record. It
 * gives the focus up then: what somebody types on does not go into that record.
 *
 * @returns `note` for the focus events of the table
 */
export function useFocusOfRecord(rows: readonly ShownRow[]): { note: (event: FocusEvent) => void } {
  const focused = useRef<FocusedRecord>(undefined);
  const shown = useRef(rows);
  useLayoutEffect(() => {
    shown.current = rows;
    if (focused.current === undefined) return;
    const { control, id } = focused.current;
    if (control === document.activeElement && recordOf(control, rows) !== id) control.blur();
  }, [rows]);
  const note = useCallback(({ target }: FocusEvent) => {
    const id = recordOf(target, shown.current);
    focused.current = target instanceof HTMLElement && id !== undefined ? { control: target, id } : undefined;
  }, []);
  return { note };
}

/** Id of the record in whose row an element is. */
function recordOf(element: Element, rows: readonly ShownRow[]): number | undefined {
  const row = element.closest<HTMLTableRowElement>('tbody > tr');
  return row === null ? undefined : rows[row.sectionRowIndex]?.id;
}
