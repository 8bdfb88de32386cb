import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

/** Where the shipped tables are: `server/demo-data`, described in its README. */
const DATA_FOLDER = new URL('../../demo-data/', import.meta.url);

/** A row of a table, asked for a field by its heading: `row('symbol')`. An empty text means unknown. */
export type TableRow<Column extends string> = (column: Column) => string;

/**
 * Reads a shipped tab separated table (one header line, no quoting), gzipped or not.
 *
 * @param fileName name inside `server/demo-data`
 * @param columns the columns wanted, by their heading
 * @throws when the file lacks one of the columns
 */
export async function readTable<const Column extends string>(
  fileName: string,
  columns: readonly Column[],
): Promise<TableRow<Column>[]> {
  const content = await readFile(new URL(fileName, DATA_FOLDER));
  const text = (fileName.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8');
  return parseTable(text, columns, fileName);
}

/** Parses the text of a table; `fileName` is named when a column is missing. */
export function parseTable<const Column extends string>(
  text: string,
  columns: readonly Column[],
  fileName: string,
): TableRow<Column>[] {
  const [header = '', ...lines] = text.split(/\r?\n/);
  const headings = header.split('\t');
  const positions = new Map<Column, number>();
  for (const column of columns) {
    const position = headings.indexOf(column);
    if (position < 0) throw new Error(`${fileName} has no column ${column}`);
    positions.set(column, position);
  }
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return (column) => cells[positions.get(column) ?? -1] ?? '';
    });
}

/** The values of a field that holds several, joined with `|`. */
export function manyOf(field: string): string[] {
  return field === '' ? [] : field.split('|');
}

/** A text or null for unknown. */
export function textOf(field: string): string | null {
  return field === '' ? null : field;
}

/** A number or null for unknown. */
export function numberOf(field: string): number | null {
  return field === '' ? null : Number(field);
}

/** The `key=value; key=value` pairs of a vocabulary's details. */
export function detailsOf(field: string): ReadonlyMap<string, string> {
  const pairs = field.split('; ').flatMap((pair): [string, string][] => {
    const separator = pair.indexOf('=');
    return separator < 0 ? [] : [[pair.slice(0, separator), pair.slice(separator + 1)]];
  });
  return new Map(pairs);
}
