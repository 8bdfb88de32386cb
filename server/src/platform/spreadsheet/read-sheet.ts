import { UserError } from '../http/errors/errors.ts';
import { readCsvLines, type CsvLine } from '../http/requests/uploaded-file.ts';
import { readWorkbook } from './read-workbook.ts';

const ZIP = Buffer.from('PK');
/** Of old XLS files, and of XLSX files with a password. */
const COMPOUND = Buffer.from('d0cf11e0', 'hex');

/**
 * The lines of an uploaded table, with their numbers in the file: CSV with commas, or with semicolons, as spreadsheets of many
 * countries write it, or XLSX. Its first bytes decide which, not its name.
 *
 * @throws UserError for what is neither
 */
export function readSheet(bytes: Buffer): AsyncGenerator<CsvLine> {
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND))
    throw new UserError(
      'The file is an old XLS file, or is protected by a password. Save it as XLSX or CSV without a password.',
    );
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return readWorkbook(bytes);
  return readCsvLines(bytes, { delimiter: delimiterOf(bytes), relax_quotes: true });
}

/** Of comma, semicolon and tab the one that the first line has most of. */
function delimiterOf(bytes: Buffer): string {
  const end = bytes.indexOf('\n');
  const header = bytes.toString('utf8', 0, end === -1 ? bytes.length : end);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
