import type { Fields, Lists, RowOf, ShownOf } from './field.ts';

/** The members of a response that show the fields of a stored row, with names for ids. */
export function membersOf<const F extends Fields>(fields: F, row: RowOf<F>, lists: Lists): ShownOf<F>;
export function membersOf(fields: Fields, row: Readonly<Record<string, unknown>>, lists: Lists): object {
  const members: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name];
    if (field.kind === 'legacy id') members[name] = value ?? undefined;
    else if (field.shown !== false)
      members[field.api ?? name] =
        field.kind === 'entry' ? lists[field.list].nameOf(typeof value === 'number' ? value : null) : value;
  }
  return members;
}

/** The same for the rows of a list, each with its id. */
export function membersOfRows<const F extends Fields>(
  fields: F,
  rows: readonly (RowOf<F> & { id: number })[],
  lists: Lists,
): ({ id: number } & ShownOf<F>)[] {
  return rows.map((row) => ({ id: row.id, ...membersOf(fields, row, lists) }));
}
