import { readSheet } from '../src/platform/spreadsheet/read-sheet.ts';

/** The rows of a CSV or XLSX file, as spreadsheets show them. */
export async function sheetRows(bytes: Buffer): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readSheet(bytes)) rows.push(cells);
  return rows;
}
