import type { MolecularMutationDeletion, MolecularMutationDeletionInput } from 'shared/contract';

/** A deleted interval as people enter it: both `start` and `stop` are part of it, and the first base is 1. */
export interface DeletionRow {
  id: number | null;
  /** With its prefix: `chr5`. */
  chr: string;
  /** Digits. */
  start: string;
  /** Digits. */
  stop: string;
}

/** The row of a stored deletion, whose start counts from 0 (ui-screens 15.6). */
export function deletionRow({ id, chr, start, stop }: MolecularMutationDeletion): DeletionRow {
  return { id, chr: chr ?? '', start: textOf(shownStart(start)), stop: textOf(stop) };
}

/** A start as it is shown: the first base is 1. */
export function shownStart(stored: number | null): number | null {
  return stored === null ? null : stored + 1;
}

/** How many bases the interval has; null while an end is missing. */
export function deletionSize(row: Pick<DeletionRow, 'start' | 'stop'>): number | null {
  const start = wholeNumber(row.start);
  const stop = wholeNumber(row.stop);
  return start === null || stop === null ? null : stop - start + 1;
}

/** What is sent for the rows: as they came where nobody touched them, with the size of their ends otherwise. */
export function deletionInputs(
  rows: readonly DeletionRow[],
  stored: readonly MolecularMutationDeletion[],
): MolecularMutationDeletionInput[] {
  return rows.map((row) => {
    const before = stored.find(({ id }) => id === row.id);
    return before !== undefined && isSameRow(row, deletionRow(before)) ? before : deletionInput(row);
  });
}

function deletionInput(row: DeletionRow): MolecularMutationDeletionInput {
  const start = wholeNumber(row.start);
  return {
    id: row.id,
    chr: row.chr === '' ? null : row.chr,
    start: start === null ? null : start - 1,
    stop: wholeNumber(row.stop),
    size: deletionSize(row),
  };
}

/** Whether the rows say anything else than what is stored. */
export function areDeletionsChanged(
  rows: readonly DeletionRow[],
  stored: readonly MolecularMutationDeletion[],
): boolean {
  const before = stored.map(deletionRow);
  return (
    rows.length !== before.length ||
    rows.some(
      (row, index) =>
        before[index] === undefined || row.id !== before[index].id || !isSameRow(row, before[index]),
    )
  );
}

function isSameRow(a: DeletionRow, b: DeletionRow): boolean {
  return a.chr === b.chr && a.start === b.start && a.stop === b.stop;
}

/** The number in a text of digits; null for any other text. */
export function wholeNumber(text: string): number | null {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : null;
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
