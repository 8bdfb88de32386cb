import { UserError } from '../../../platform/http/errors/errors.ts';
import { readCsvLines, type CsvLine } from '../../../platform/http/requests/uploaded-file.ts';

/** A row of an import file, its cells taken apart; nothing is looked up yet. */
export interface ImportRow {
  /** In the file, counted from 1. */
  line: number;
  symbols: readonly string[];
  note: string;
  types: readonly string[];
  visible: boolean;
}

/** Column by the names that its header may have: exports write `Types`. */
const HEADERS = { genes: ['Genes'], note: ['Note'], types: ['Type', 'Types'], visible: ['Visible'] };
type ColumnName = keyof typeof HEADERS;
type Columns = Record<ColumnName, number>;

/**
 * The rows of an import file (api-3 §1.9): headers in any order and case and further columns are fine, and so are blank lines, blanks
 * around names and a backslash before a quotation mark.
 *
 * @throws UserError for what is no CSV, and for a header that is missing
 */
export async function readImportFile(bytes: Uint8Array): Promise<ImportRow[]> {
  let columns: Columns | undefined;
  const rows: ImportRow[] = [];
  for await (const line of readCsvLines(withDoubledQuotes(bytes), { relax_quotes: true })) {
    if (columns === undefined) columns = readHeaders(line.cells);
    else if (line.cells.some((cell) => clean(cell) !== '')) rows.push(readRow(line, columns));
  }
  if (columns === undefined) readHeaders([]);
  return rows;
}

/** The file may escape a quotation mark by a backslash, as the existing tracker's do, or by doubling, as spreadsheets do. */
function withDoubledQuotes(bytes: Uint8Array): Uint8Array {
  if (bytes.includes(0)) return bytes;
  return Buffer.from(Buffer.from(bytes).toString('utf8').replaceAll('\\"', '""'));
}

function readHeaders(cells: readonly string[]): Columns {
  const names = cells.map((cell) => clean(cell).toLowerCase());
  const find = (column: ColumnName): number => {
    const position = names.findIndex((name) =>
      HEADERS[column].some((header) => header.toLowerCase() === name),
    );
    if (position === -1) throw new UserError(`Header ${HEADERS[column][0]} not found in csv file.`);
    return position;
  };
  return { genes: find('genes'), note: find('note'), types: find('types'), visible: find('visible') };
}

function readRow({ cells, line }: CsvLine, columns: Columns): ImportRow {
  const cell = (column: ColumnName) => cells[columns[column]] ?? '';
  return {
    line,
    symbols: partsOf(cell('genes')),
    note: cell('note'),
    types: partsOf(cell('types')),
    visible: clean(cell('visible')).toLowerCase() === 'true',
  };
}

function partsOf(cell: string): string[] {
  return cell
    .split(',')
    .map(clean)
    .filter((part) => part !== '');
}

/** Without the blanks that spreadsheets and web pages leave around a value. */
function clean(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim();
}
