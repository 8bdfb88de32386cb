import type { RowValues } from 'shared/ui-forms';
import type { ListName } from '../../fields/plain-field.ts';

/**
 * A cell that each row of a table has: under which name it is stored, what heads its column, and what it is. Values, request,
 * columns and read view of a table are all made from these, as those of plain fields are (`plain-field.ts`).
 */
export type RowCell<Name extends string = string> = {
  name: Name;
  header: string;
  /** The header has a mark; what is checked is said where the table is described. */
  isRequired?: boolean;
  /** Shown to readers with letters of equal width. */
  isSequence?: boolean;
  /** Least width of the column. */
  width?: string;
} & (
  | { kind: 'text' | 'digits'; placeholder?: string }
  | { kind: 'area' | 'decimal' }
  /** One of a list of the configuration. */
  | { kind: 'choice'; list: ListName }
);

type Kind = RowCell['kind'];
type StoredBy<K extends Kind> = K extends 'digits' | 'decimal' ? number | null : string | null;

/** A row as it is edited, by the names of its cells: all text, so that what is typed stays (PP-25). */
export type RowOf<Cell extends RowCell> = RowValues & { [Each in Cell as Each['name']]: string };

/** The cells of a row as the server knows them. */
export type StoredCells<Cell extends RowCell> = { [Each in Cell as Each['name']]: StoredBy<Each['kind']> };

/** Any row as it is edited. */
export type AnyRow = RowValues & { [cell: string]: string | number | null };

/** Any row as it is stored. */
export type AnyStoredRow = { readonly id: number; readonly [cell: string]: string | number | null };
