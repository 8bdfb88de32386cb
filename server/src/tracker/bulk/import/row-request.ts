import type { ImportKind } from 'shared/contract';
import { ApiError, UserError } from '../../../platform/http/errors/errors.ts';
import { folded, type ImportColumn } from './column.ts';
import { ofCell, valueOf, type CellValue } from './cell-values.ts';
import { EXTRA_COLUMNS, importColumns, type NamedColumn } from './columns.ts';

/** A row of a file as it was stored with its job. */
export interface StoredRow {
  /** Headers of the file that count. */
  columns: readonly string[];
  /** One for each of them. */
  cells: readonly string[];
}

/** The cells of a row by the folded headers of their columns. */
export type NamedCells = ReadonlyMap<string, string>;

export function namedCells({ columns, cells }: StoredRow): NamedCells {
  return new Map(columns.map((header, place) => [folded(header), cells[place] ?? '']));
}

/** The cell of a column; empty without it. */
export function cellOf(cells: NamedCells, { names }: NamedColumn): string {
  const name = names.find((one) => cells.has(one));
  return name === undefined ? '' : (cells.get(name) ?? '');
}

const REFERENCE = folded(EXTRA_COLUMNS.reference);

/** What the file calls the row; empty where it does not. */
export function referenceOf(row: StoredRow): string {
  return namedCells(row).get(REFERENCE) ?? '';
}

/** A value, and where it stands in the request. */
export interface PlacedValue {
  column: ImportColumn;
  value: NonNullable<CellValue>;
}

/**
 * The filled cells of a row, in the order of the columns' table.
 *
 * @param attemptTypeName of the plan that the row is about
 * @throws ApiError 400 with all cells that have no value of their kind, lack one, or are of another attempt type
 */
export function valuesOfRow(kind: ImportKind, row: StoredRow, attemptTypeName: string): PlacedValue[] {
  const columns = importColumns(kind, attemptTypeName);
  const cells = namedCells(row);
  const values: PlacedValue[] = [];
  const problems = strangers(row, columns, attemptTypeName);
  for (const column of columns) {
    const read = valueOf(column, cellOf(cells, column));
    if ('problem' in read) problems.push(ofCell(column, read.problem));
    else if (read.value !== null) values.push({ column, value: read.value });
    else if (column.isRequired === true) problems.push(ofCell(column, 'This cell must not be empty.'));
  }
  if (problems.length > 0) throw new UserError(problems.join(' '));
  return values;
}

/** Values that would be left out without a word. */
function strangers(
  { columns: headers, cells }: StoredRow,
  columns: readonly NamedColumn[],
  attemptTypeName: string,
): string[] {
  const known = new Set([...columns.flatMap(({ names }) => names), REFERENCE]);
  return headers
    .filter((header, place) => cells[place] !== '' && !known.has(folded(header)))
    .map((title) =>
      ofCell(
        { title },
        `Attempts of type ${attemptTypeName} do not have this column. Please empty the cell.`,
      ),
    );
}

/** An object or a list in the making. */
type Members = Record<string, unknown>;

/** Puts values into a request, at their places; lists are as long as their highest place. */
export function placed(values: readonly PlacedValue[], into: Members = {}): Members {
  for (const { column, value } of values) {
    const steps = column.path.split('.');
    const last = steps.pop() ?? '';
    let here = into;
    for (const step of steps) {
      const next = here[step];
      const inner: Members = isMembers(next) ? next : {};
      here[step] = inner;
      here = inner;
    }
    here[last] = value;
  }
  return into;
}

/** What stands at a place of a request or a response; undefined where there is nothing. */
export function valueAt(members: unknown, path: string): unknown {
  return path.split('.').reduce((here, step) => (isMembers(here) ? here[step] : undefined), members);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

/** Lists, which were filled by the numbers of their places, as lists without gaps. */
export function withLists(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  if (!isMembers(value)) return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name)))
    return names.toSorted((one, other) => Number(one) - Number(other)).map((name) => withLists(value[name]));
  return Object.fromEntries(names.map((name) => [name, withLists(value[name])]));
}

/**
 * A refusal of the record's own rules, with the title of the column whose value was refused in front.
 */
export function inWordsOfFile(error: unknown, values: readonly PlacedValue[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const [first] = error.subErrors ?? [];
  if (first === undefined) return error;
  const object = first.object === 'plan' ? 'planDetails' : first.object;
  const path = `${object}.${first.field}`;
  const column = values.find((value) => value.column.path === path)?.column;
  return new ApiError(
    error.statusCode,
    column === undefined ? first.message : `${column.title}: ${first.message}`,
  );
}
