import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button, dismissNotice, showNotice } from 'shared/ui';
import { isBlank, type RecordValues } from '../../changes/record-values.ts';
import type { ShownRow } from '../../records/shown-rows.ts';
import { withDeletion, withEdit, withNewRecord, type ListChanges } from '../../changes/list-changes.ts';
import type { HeldChanges } from '../use-change-set.ts';

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

/** How long a row that was not stored can be brought back, in ms. */
const UNDO_MS = 10_000;

/** Takes the focus when no row is left to have it. */
export const ADD_ROW_ID = 'add-record';

interface EditedList {
  held: HeldChanges;
  consortium: string;
  /** ETag of what is shown. */
  tag: string | null;
  types: readonly string[];
  /** What is shown, with the changes. */
  rows: readonly ShownRow[];
}

interface Editing {
  editor: RowEditor;
  addRow: () => void;
  /** A stored row that is about to be deleted, once the person says so. */
  asked: ShownRow | undefined;
  confirm: () => void;
  cancel: () => void;
}

/** Adding, changing and deleting the rows of a list; nothing of it reaches the server before the person saves. */
export function useRowEditor({ held, consortium, tag, types, rows }: EditedList): Editing {
  const [asked, setAsked] = useState<ShownRow>();
  const focusNext = useFocusNext();
  const { change: changeSet } = held;
  // What is done to a row begins with what is seen then. The editor itself stays the same while pages come and go: with a new
  // one every control of every row would be built again.
  const seen = useRef({ rows, tag });
  useEffect(() => {
    seen.current = { rows, tag };
  }, [rows, tag]);
  const change = useCallback(
    (step: (list: ListChanges) => ListChanges) => changeSet(consortium, seen.current.tag, step),
    [changeSet, consortium],
  );

  const drop = useCallback(
    (row: ShownRow) => {
      focusNext(nextAfter(seen.current.rows, row));
      change((list) => withDeletion(list, row));
    },
    [change, focusNext],
  );
  const remove = useCallback(
    (row: ShownRow) => {
      if (row.stored !== null) {
        setAsked(row);
        return;
      }
      drop(row);
      if (isBlank(row)) return;
      offerUndo(row, () => {
        focusNext(genesId(row.id));
        const { genes, note, recordTypes, visible } = row;
        change((list) => withNewRecord(list, row.id, { genes, note, recordTypes, visible }));
      });
    },
    [change, drop, focusNext],
  );
  const edit = useCallback<RowEditor['edit']>(
    (row, values) => change((list) => withEdit(list, row, values)),
    [change],
  );
  const editor = useMemo(() => ({ edit, remove, types }), [edit, remove, types]);

  const addRow = () => {
    const id = held.temporaryId();
    focusNext(genesId(id));
    change((list) => withNewRecord(list, id));
  };
  const confirm = () => {
    setAsked(undefined);
    if (asked !== undefined) drop(asked);
  };
  return { editor, addRow, asked, confirm, cancel: () => setAsked(undefined) };
}

/** The element that has the focus after a row has gone: the next row's button, or that of the last one. */
function nextAfter(rows: readonly ShownRow[], row: ShownRow): string {
  const position = rows.findIndex(({ id }) => id === row.id);
  const next = rows[position + 1] ?? rows[position - 1];
  return next === undefined ? ADD_ROW_ID : removeId(next.id);
}

/** A row that was never stored goes at once, and can be brought back (PP-03, PP-05). */
function offerUndo(row: ShownRow, undo: () => void): void {
  const bringBack = () => {
    dismissNotice('info');
    undo();
  };
  showNotice({
    kind: 'info',
    content: `${row.label} was removed.`,
    durationMs: UNDO_MS,
    action: (
      <Button size="sm" onClick={bringBack}>
        Undo
      </Button>
    ),
  });
}

/** Gives the focus to an element by its id, as soon as it is there: a new row, or what is left after one was removed. */
function useFocusNext(): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = document.getElementById(wanted.current);
    if (element === null) return;
    wanted.current = undefined;
    element.focus();
  });
  return useCallback((elementId: string) => {
    wanted.current = elementId;
  }, []);
}
