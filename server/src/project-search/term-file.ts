import { readCsvLines } from '../http/uploaded-file.ts';
import { checkTermCount, checkTerms } from './search-terms.ts';

/**
 * The terms of an uploaded file: CSV with commas and double quotes, one term a line (api-1 §13.2). The cells of a
 * line are joined by commas, so a line `Aaa1,Bbb2` is one term; empty cells at its end, which spreadsheets add, are
 * not part of it. What is not printable ASCII is removed, blank lines are ignored.
 *
 * @throws UserError if the file is no CSV text, or its terms are too many or too long
 */
export async function readTermFile(bytes: Uint8Array): Promise<string[]> {
  const terms: string[] = [];
  for await (const { cells } of readCsvLines(bytes)) {
    const term = toTerm(cells);
    if (term !== '') terms.push(term);
    checkTermCount(terms.length);
  }
  checkTerms(terms);
  return terms;
}

function toTerm(cells: readonly string[]): string {
  return cells
    .join(',')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replace(/[\s,]+$/, '')
    .trim();
}
