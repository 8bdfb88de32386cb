import type { Versions } from './merge.ts';

/**
 * The values of a form in one level, so that two versions can be merged field by field. The rows of tables are identified by
 * their ids, not by their places: somebody else may have removed one before.
 *
 * - `comment`: a field of a form without sections, whatever its value
 * - `details.comment`: a field of a section
 * - `guides.rows.#12.pam`: a cell of a row that all versions have
 * - `guides.rows.#12`: a row that a version lacks (null there)
 * - `guides.rows.new0`: a row that was added and is stored nowhere
 */
export type FlatValues = Record<string, unknown>;

type Row = Record<string, unknown>;
type Rows = ReadonlyMap<string, Row>;
type Section = Readonly<Record<string, unknown>>;
type Three<T> = Readonly<Record<keyof Versions<object>, T>>;

/** Under this name a section has the rows of a table. */
const ROWS = 'rows';

/** Flattens three versions of a form's values, so that all have the same keys. Each top-level member of the values is a section or a single field. */
export function flatten(versions: Three<object>): Versions<FlatValues> {
  const flat: Versions<FlatValues> = { base: {}, mine: {}, theirs: {} };
  const put = (key: string, values: Three<unknown>) => {
    for (const side of SIDES) flat[side][key] = values[side];
  };
  for (const id of Object.keys(versions.mine)) {
    const members = onEach(versions, (values) => memberOf(values, id));
    if (!isRecord(members.mine)) {
      put(id, members);
      continue;
    }
    const sections = onEach(members, asRecord);
    const fields = new Set(SIDES.flatMap((side) => Object.keys(sections[side])));
    for (const field of fields) {
      const values = onEach(sections, (section) => section[field] ?? null);
      if (SIDES.some((side) => Array.isArray(values[side])) && field === ROWS) {
        putRows(`${id}.${ROWS}`, onEach(values, rowsById), put);
      } else put(`${id}.${field}`, values);
    }
  }
  return flat;
}

function putRows(path: string, rows: Three<Rows>, put: (key: string, values: Three<unknown>) => void): void {
  for (const id of idsOf(rows.theirs, rows.mine, rows.base)) {
    const row = onEach(rows, (each) => each.get(id));
    const { base, mine, theirs } = row;
    if (base && mine && theirs) {
      for (const column of Object.keys(mine))
        put(
          `${path}.${id}.${column}`,
          onEach(row, (each) => each?.[column]),
        );
    } else
      put(
        `${path}.${id}`,
        onEach(row, (each) => each ?? null),
      );
  }
}

/**
 * Puts merged values back into sections. Rows are in the order of `theirs`, the person's own after them.
 *
 * @param versions those that were flattened
 */
export function restore(
  merged: FlatValues,
  { mine, theirs }: Pick<Three<object>, 'mine' | 'theirs'>,
): object {
  return Object.fromEntries(
    Object.entries(mine).map(([id, section]: [string, unknown]) => {
      if (!isRecord(section)) return [id, merged[id]];
      const fields = Object.keys(section).map((field) => {
        const own = section[field];
        const other = asRecord(memberOf(theirs, id))[field];
        if (field !== ROWS || !Array.isArray(own)) return [field, merged[`${id}.${field}`]];
        return [field, mergedRows(`${id}.${ROWS}`, merged, rowsById(other), rowsById(own))];
      });
      return [id, Object.fromEntries(fields)];
    }),
  );
}

function mergedRows(path: string, merged: FlatValues, theirs: Rows, mine: Rows): Row[] {
  return idsOf(theirs, mine).flatMap((id) => {
    const key = `${path}.${id}`;
    if (key in merged) return isRecord(merged[key]) ? [merged[key]] : [];
    const row = mine.get(id) ?? theirs.get(id) ?? {};
    return [Object.fromEntries(Object.keys(row).map((column) => [column, merged[`${key}.${column}`]]))];
  });
}

const SIDES = ['base', 'mine', 'theirs'] as const;

function onEach<T, U>(versions: Three<T>, change: (version: T) => U): Three<U> {
  return { base: change(versions.base), mine: change(versions.mine), theirs: change(versions.theirs) };
}

function idsOf(...tables: Rows[]): string[] {
  return [...new Set(tables.flatMap((rows) => [...rows.keys()]))];
}

/** Rows by their ids; those that are not stored yet by their order. */
function rowsById(rows: unknown): Rows {
  let added = 0;
  const list: unknown[] = Array.isArray(rows) ? rows : [];
  return new Map(
    list.filter(isRecord).map((row) => {
      const isStored = typeof row.id === 'number' && row.id > 0;
      return [isStored ? `#${String(row.id)}` : `new${added++}`, row];
    }),
  );
}

function memberOf(values: object, id: string): unknown {
  const found: [string, unknown] | undefined = Object.entries(values).find(([name]) => name === id);
  return found?.[1];
}

function asRecord(value: unknown): Section {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
