import { useDeferredValue, useMemo } from 'react';
import type { GeneListPage, GeneListRecord, MatchingProject } from 'shared/contract';
import type { ListChanges } from '../changes/list-changes.ts';
import { valuesOf, type RecordValues } from '../changes/record-values.ts';

/**
 * The rows of a page as it is stored, the same objects as long as the page is the same. Of a long page both ends are there at
 * once, what is between them a moment later.
 *
 * @param consortium whose list it is: another list is never mixed with this one
 */
export function useRows(consortium: string, page: GeneListPage | undefined): readonly ShownRow[] {
  const now = useMemo(
    () => ({ consortium, rows: (page?._embedded?.records ?? []).map(rowOf) }),
    [consortium, page],
  );
  const before = useDeferredValue(now);
  return useMemo(
    () => (before.consortium === consortium ? endsFirst(now.rows, before.rows) : now.rows),
    [now, before, consortium],
  );
}

/** A row of the table: a record as it is stored, or as it is to become. */
export interface ShownRow extends RecordValues {
  /** Negative for a record that is not stored. */
  id: number;
  /** What controls of the row are called: `Row 3`, `New row 1`. */
  label: string;
  /** On its page, from 0; null for a new row. */
  position: number | null;
  projects: readonly MatchingProject[];
  /** As the server has it; null for a new record. */
  stored: RecordValues | null;
}

/**
 * What a row is known by in its table: its place. Its cells and controls stay while pages come and go, and show the next page's
 * record: building them again takes longer.
 */
export const placeKey = ({ position, id }: ShownRow): number => position ?? id;

export function rowOf(record: GeneListRecord, position: number): ShownRow {
  const stored = valuesOf(record);
  const { id, projects } = record;
  return { ...stored, id, label: `Row ${position + 1}`, position, projects, stored };
}

/**
 * The rows of a page with the unsaved changes in them: without the deleted ones, and with the new records after them on every
 * page, so that nobody looks for what they have just typed. Rows that nobody has changed stay the same objects.
 */
export function shownRows(
  rows: readonly ShownRow[],
  { changed, added }: Pick<ListChanges, 'changed' | 'added'>,
): ShownRow[] {
  const changes = new Map(changed.map((change) => [change.id, change]));
  const kept = rows.flatMap((row) => {
    const change = changes.get(row.id);
    if (change === undefined) return [row];
    return change.mine === null ? [] : [{ ...row, ...change.mine }];
  });
  const news = added.map(({ id, mine }, number) => ({
    ...mine,
    id,
    label: `New row ${number + 1}`,
    position: null,
    projects: [],
    stored: null,
  }));
  return [...kept, ...news];
}

/** As much of a page as a window shows: from its first row on, and above the buttons for the next page. */
const ROWS_AT_AN_END = 12;

/**
 * A page of which only the ends are new, while the rows between them are still those of the page before, if it had any there:
 * the ends are what one sees when another page comes, and 200 rows take longer than a person should wait.
 */
export function endsFirst(rows: readonly ShownRow[], before: readonly ShownRow[]): readonly ShownRow[] {
  if (rows === before || rows.length <= 2 * ROWS_AT_AN_END) return rows;
  const end = rows.length - ROWS_AT_AN_END;
  return rows.map((row, place) => (place < ROWS_AT_AN_END || place >= end ? row : (before[place] ?? row)));
}
