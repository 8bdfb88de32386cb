import type { ReactNode } from 'react';

/** A heading in a line of its own, the title with the status beside it, the facts in a line, and notes in lines of their own, each after its header. */
export type CardPlace = 'heading' | 'title' | 'status' | 'fact' | 'note';

/** One column of a DataTable. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the server calls this column in a sort; without it the column cannot be sorted by. */
  sortKey?: string;
  /** The cell names its row (usually the id); it is announced with every other cell of the row. */
  isRowHeader?: boolean;
  /** What the row is called, where its cell contains more than that, such as a box to select it by. */
  rowName?: (row: Row) => string;
  /** `end` for counts, so that figures stand under each other. */
  align?: 'start' | 'end' | 'centre';
  /** Where it stands on the card that a row is on telephones; without it, not there. */
  card?: CardPlace;
  /** Stays in view beside the first column while the others scroll, where there is room. */
  isFrozen?: boolean;
  /** Shown only after the reader asks for it in the column picker. */
  hiddenByDefault?: boolean;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** What the reader decided, by column id; columns that are not in it follow their default. */
export type ColumnVisibility = Record<string, boolean>;

/** Whether a column is shown: the reader's decision, or its own default. */
export function isColumnVisible<Row>(column: Column<Row>, visibility: ColumnVisibility): boolean {
  return visibility[column.id] ?? !column.hiddenByDefault;
}

/** A press on a header: ascending first, then descending, and so on. */
export function nextSort(key: string, current: Sort | undefined): Sort {
  const isAscending = current?.key === key && current.direction === 'asc';
  return { key, direction: isAscending ? 'desc' : 'asc' };
}
