import type { RefusedRow } from 'shared/contract';
import { csvFile, csvText } from 'shared/domain';

/** Name of the saved file. */
export const REFUSED_ROWS = 'refused_rows.csv';

/** The rows of a file that can not be added, each with what is wrong with it. */
export function refusedFile(rows: readonly RefusedRow[]): Blob {
  const lines = rows.map(({ line, genes, message }) => [String(line), genes, message.trim()]);
  return csvFile(csvText([['Line', 'Genes', 'Problem'], ...lines]));
}
