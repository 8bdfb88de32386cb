import type { ImportKind } from 'shared/contract';
import { UserError } from '../../../platform/http/errors/errors.ts';
import { MOST_COLUMNS } from '../../../platform/http/requests/uploaded-file.ts';
import { readSheet } from '../../../platform/spreadsheet/read-sheet.ts';
import { cellText } from './cell-values.ts';
import { folded } from './column.ts';
import { headersForReaders, importColumns, knownHeaders } from './columns.ts';

/** Rows of one file. */
const MOST_ROWS = 10_000;
/** How much is stored of the title of a column that nobody knows, in characters. */
const LONGEST_TITLE = 100;

/** A file as it was read: nothing is looked up yet. */
export interface ImportFile {
  columns: string[];
  ignored: string[];
  rows: FileRow[];
}

export interface FileRow {
  line: number;
  /** In the order of the columns. */
  cells: string[];
}

/**
 * The rows of an uploaded file, its headers matched in any order and case. Columns that nobody knows are named and left out.
 *
 * @throws UserError for a file that cannot be read, or lacks a column that each row needs
 */
export async function readImport(kind: ImportKind, bytes: Buffer): Promise<ImportFile> {
  let header: string[] | undefined;
  let places: number[] = [];
  const rows: FileRow[] = [];
  for await (const { cells, line } of readSheet(bytes)) {
    const texts = cells.map(cellText);
    if (header === undefined) {
      if (texts.length > MOST_COLUMNS)
        throw new UserError(`The file has more than ${MOST_COLUMNS.toLocaleString('en')} columns.`);
      header = texts;
      places = placesOf(kind, texts);
    } else if (texts.some((text) => text !== '')) {
      if (rows.length === MOST_ROWS)
        throw new UserError(
          `The file has more than ${MOST_ROWS.toLocaleString('en')} rows. Please split it.`,
        );
      rows.push({ line, cells: places.map((place) => texts[place] ?? '') });
    }
  }
  if (header === undefined || rows.length === 0)
    throw new UserError('The file has no rows below its header.');
  const columns = places.map((place) => header[place] ?? '');
  const forReaders = headersForReaders(kind);
  const ignored = header.filter(
    (title) => title !== '' && !columns.includes(title) && !forReaders.includes(folded(title)),
  );
  return { columns, ignored: ignored.map((title) => title.slice(0, LONGEST_TITLE)), rows };
}

/** Where the columns stand that count. */
function placesOf(kind: ImportKind, header: readonly string[]): number[] {
  const known = knownHeaders(kind);
  const names = header.map(folded);
  const twice = names.findIndex((name, place) => known.has(name) && names.indexOf(name) !== place);
  if (twice !== -1) throw new UserError(`The file has the column '${header[twice]}' twice.`);
  const lacking = importColumns(kind, undefined).filter(
    (column) => column.isRequired === true && !column.names.some((name) => names.includes(name)),
  );
  if (lacking.length > 0) {
    const titles = lacking.map(({ title }) => `'${title}'`).join(', ');
    throw new UserError(
      `The file lacks the ${lacking.length === 1 ? 'column' : 'columns'} ${titles}. The template has all of them.`,
    );
  }
  return [...header.keys()].filter((place) => known.has(names[place] ?? ''));
}
