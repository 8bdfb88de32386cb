import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UserError } from '../http/errors.ts';
import { checkTermCount, checkTerms } from './search-terms.ts';

/** Parsed at a time, in bytes, so that other requests are served while a large file is read. */
const SLICE = 64 * 1024;

/**
 * The terms of an uploaded file: CSV with commas and double quotes, one term a line (api-1 §13.2). The cells of a
 * line are joined by commas, so a line `Aaa1,Bbb2` is one term; empty cells at its end, which spreadsheets add, are
 * not part of it. What is not printable ASCII is removed, blank lines are ignored.
 *
 * @throws UserError if the file is no CSV text, or its terms are too many or too long
 */
export async function readTermFile(bytes: Uint8Array): Promise<string[]> {
  if (bytes.includes(0)) throw unreadable('it is not a text file');
  const terms: string[] = [];
  const lines = Readable.from(slices(bytes)).pipe(
    parse({ bom: true, relax_column_count: true, skip_empty_lines: true }),
  );
  try {
    for await (const cells of lines) {
      const term = toTerm(cells);
      if (term !== '') terms.push(term);
      checkTermCount(terms.length);
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error.message) : error;
  }
  checkTerms(terms);
  return terms;
}

function* slices(bytes: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += SLICE)
    yield Buffer.from(bytes.subarray(start, start + SLICE));
}

function toTerm(cells: unknown): string {
  const line = Array.isArray(cells) ? cells.join(',') : '';
  return line
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replace(/[\s,]+$/, '')
    .trim();
}

function unreadable(reason: string): UserError {
  return new UserError(`CSV file could not be read/parsed: ${reason}`);
}
