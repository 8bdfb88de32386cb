import type { ReactNode } from 'react';
import type { SelectOption } from 'shared/ui';
import type { RowValues } from './rows.ts';

interface TextControl {
  placeholder?: string;
  maxLength?: number;
  /** Shown in upper case while it is typed; on leaving, the value is too, without spaces around it. */
  isUpperCase?: boolean;
  /** How a text is shown and stored once it was pasted or its cell is left. */
  tidy?: (text: string) => string;
}

/** Which row something is about. */
export interface RowPlace {
  /** Path of the row's values in the form, such as `reagents.rows.2`. */
  rowName: string;
  /** Counted from 0. */
  index: number;
}

/** What a control of one's own in a cell gets. */
export interface CellControlProps extends RowPlace {
  /** Path of the value in the form, such as `reagents.rows.2.concentration`. */
  name: string;
  /** Names the control for screen readers: `Reagent 3, Concentration`. */
  label: string;
}

/**
 * What stands in the cells of a column. All but `custom` are plain elements, because there are hundreds of them, and hold
 * text: numbers too, so that what is typed stays (`numberOf` and `numberText` translate; PP-25).
 */
export type CellControl =
  | ({ kind: 'text' } & TextControl)
  /**
   * Several lines. A pasted text with line breaks stays in one cell, unless there are several columns in it or the cell is
   * one of capital letters.
   */
  | ({ kind: 'area' } & TextControl)
  /** A whole number (ui-screens 2.9). */
  | { kind: 'digits'; placeholder?: string }
  | { kind: 'decimal'; placeholder?: string }
  /** A stored value that has left the list stays among the choices. */
  | { kind: 'select'; options: readonly (string | SelectOption)[]; blankOption?: string | null }
  | { kind: 'date' }
  /** Given by the server, or not to be changed here. */
  | { kind: 'readOnly' }
  /** A control of one's own, or something computed from the row (`useWatch` by its name). */
  | { kind: 'custom'; render: (cell: CellControlProps) => ReactNode };

/** A column of a table of rows. */
export interface RowColumn<Row extends RowValues> {
  /** Member of the row. */
  field: keyof Row & string;
  header: string;
  /** What the header says to those who cannot see it, where it is not the header itself. */
  label?: string;
  control: CellControl;
  /** Marks the header, and refuses nothing with this message, in every row. */
  required?: string;
  /** Marks the header of cells that must be filled under a condition, which `problem` knows. */
  isRequired?: boolean;
  /** What is wrong with the text of this cell, beside its neighbours. */
  problem?: (text: string, row: Row, rows: readonly Row[]) => string | undefined;
  /** Least width of the column, such as `16rem`; by default as its kind of control needs. */
  width?: string;
}

/** The columns of a table do not change from one rendering to the next, or all its rows are rendered again. */
export type RowColumns<Row extends RowValues> = readonly RowColumn<Row>[];

/** What a column is called in the names of its controls. */
export function columnLabel({ header, label }: { header: string; label?: string }): string {
  return label ?? header;
}

/** Whether the header is marked. */
export function isMarked({ required, isRequired }: { required?: string; isRequired?: boolean }): boolean {
  return isRequired ?? required !== undefined;
}
