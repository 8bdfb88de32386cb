import type { ColumnsOf, Field, Fields, WrittenOf, SelectionOf } from './field.ts';

/** The select list of a record, for Kysely: each column under the name of its field. */
export function selection<const F extends Fields, Alias extends string>(
  alias: Alias,
  fields: F,
): SelectionOf<F, Alias>[];
export function selection(alias: string, fields: Fields): string[] {
  return Object.entries(fields).map(([name, { column }]) => `${alias}.${column} as ${name}`);
}

/** The columns that a save writes, from the values of the record. */
export function columnsOf<const F extends Fields>(fields: F, values: WrittenOf<F>): ColumnsOf<F>;
export function columnsOf(fields: Fields, values: Readonly<Record<string, unknown>>): object {
  const written = Object.entries(fields).filter(([, field]) => isWritten(field));
  return Object.fromEntries(written.map(([name, { column }]) => [column, values[name]]));
}

/** The columns of some values of the record, for a change that leaves the others as they are. */
export function someColumnsOf<const F extends Fields>(
  fields: F,
  values: Partial<WrittenOf<F>>,
): Partial<ColumnsOf<F>>;
export function someColumnsOf(fields: Fields, values: Readonly<Record<string, unknown>>): object {
  const written = Object.entries(fields).filter(([name, field]) => isWritten(field) && name in values);
  return Object.fromEntries(written.map(([name, { column }]) => [column, values[name]]));
}

/** A row of a list as `replaceRows` takes it: which stored row it is, and its columns. */
export function listRow<const F extends Fields>(
  fields: F,
  values: WrittenOf<F> & { id: number | null },
): ColumnsOf<F> & { id: number | null } {
  return { id: values.id, ...columnsOf(fields, values) };
}

function isWritten(field: Field): boolean {
  return field.kind !== 'legacy id' && field.written !== false;
}
