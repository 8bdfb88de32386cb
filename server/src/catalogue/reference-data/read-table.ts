import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { serverFile } from '../../platform/folders/server-folder.ts';

/** Where the shipped tables are: `server/demo-data`, described in its README. */
const DATA_FOLDER = serverFile('demo-data');

/**
 * A row of a table, read field by field by its heading: `row('symbol')`. An empty text means unknown.
 *
 * @throws when the file lacks the column
 */
export type TableRow = (column: string) => string;

/**
 * Reads a shipped tab separated table (one header line, no quoting), gzipped or not.
 *
 * @param fileName name inside `server/demo-data`
 */
export async function readTable(fileName: string): Promise<TableRow[]> {
  const content = await readFile(join(DATA_FOLDER, fileName));
  const text = (fileName.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8');
  return parseTable(text, fileName);
}

/** Parses the text of a table; `fileName` is named when a column is missing. */
export function parseTable(text: string, fileName: string): TableRow[] {
  const [header = '', ...lines] = text.split(/\r?\n/);
  const positions = new Map(header.split('\t').map((heading, position) => [heading, position]));
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return (column) => {
        const position = positions.get(column);
        if (position === undefined) throw new Error(`${fileName} has no column ${column}`);
        return cells[position] ?? '';
      };
    });
}

/** The values of a field with several, joined with `|`. */
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
