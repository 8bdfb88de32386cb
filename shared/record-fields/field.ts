import type { Configuration } from 'shared/contract';

/** A look-up list of plain names. */
export type ListName = {
  [Key in keyof Configuration]: Configuration[Key] extends string[] ? Key : never;
}[keyof Configuration];

/**
 * A value of a record that has one control: the name under which the API has it, its label, and its kind. Values, request,
 * form, read view and labels in the history are all made from these, so that each value is shown and stored as itself
 * (PP-01, PP-32).
 */
export type PlainField<Name extends string = string> = {
  name: Name;
  label: string;
  /** The label has a mark; what is checked, and when, is defined where the field is used. */
  isRequired?: boolean;
} & (
  | { kind: 'text' | 'area' | 'date' | 'count' | 'flag' }
  /** Digits that are stored as text. */
  | { kind: 'digits' }
  /** One of a list of the configuration. */
  | { kind: 'choice'; list: ListName }
  /** One of a few that never change. */
  | { kind: 'choice'; options: readonly string[] }
);

/** A cell that each row of a table of a record has; its label heads the column. */
export type RowCell<Name extends string = string> = {
  name: Name;
  label: string;
  /** The header has a mark; what is checked is defined where the table is described. */
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

/** A field that counts something. */
export const count = <Name extends string>(name: Name, label: string) =>
  ({ name, label, kind: 'count' }) as const satisfies PlainField;

/** A field or cell with one of a list of the configuration. */
export const choice = <Name extends string>(name: Name, label: string, list: ListName) =>
  ({ name, label, kind: 'choice', list }) as const satisfies PlainField;

interface Labelled<Name extends string> {
  name: Name;
  label: string;
}

/** The labels of fields by their names. */
export function labelsOf<Name extends string>(fields: readonly Labelled<Name>[]): Record<Name, string>;
export function labelsOf(fields: readonly Labelled<string>[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}

/** The labels of the columns of a table, by their place in the values of a form. */
export function labelsWithin(
  table: string,
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${table}.${name}`, label]));
}

/** The labels of the columns of a section that is a table. */
export function labelsOfRows(labels: Readonly<Record<string, string>>): Record<string, string> {
  return labelsWithin('rows', labels);
}
