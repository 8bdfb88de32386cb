/** Reports as everybody is sent them, for the tests of their columns and rows. */
import type { TestApp } from '../../../../testing/test-app.ts';
import { get, type TestCaller } from '../../../../testing/calls.ts';
import type { Cell, TsvFile } from '../tsv.ts';

/** The text of a report, as the address `/api/reports/…` returns it. */
export async function reportText(tracker: TestApp, path: string, caller: TestCaller = null): Promise<string> {
  const response = await get(tracker, `/api/reports/${path}`, caller);
  if (response.statusCode !== 200)
    throw new Error(`${path} answered ${response.statusCode}: ${response.body}`);
  return response.body;
}

/** The text of a stored report, made again from the present data. */
export async function storedReport(tracker: TestApp, name: string): Promise<string> {
  await tracker.db.deleteFrom('report').execute();
  return reportText(tracker, name);
}

/** The rows of a report that is being made, with the values that are written. */
export async function allRows({ rows }: Pick<TsvFile, 'rows'>): Promise<(readonly Cell[])[]> {
  const all = [];
  for await (const some of rows) all.push(...some);
  return all;
}

/** The rows of a report, each cell after its header: `Gene Symbol: Egr2`. They are in the order of the columns. */
export function rowsOf(text: string): string[][] {
  const [header = [], ...rows] = cellsOf(text);
  return rows.map((cells) => cells.map((cell, column) => `${header[column] ?? '(no header)'}: ${cell}`));
}

/** One column of a report, without its header. */
export function columnOf(text: string, name: string): string[] {
  const [header = [], ...rows] = cellsOf(text);
  const place = header.indexOf(name);
  if (place < 0) throw new Error(`There is no column ${name}, but ${header.join(', ')}.`);
  return rows.map((cells) => cells[place] ?? '');
}

/** Each line must be ended. */
function cellsOf(text: string): string[][] {
  if (!text.endsWith('\n')) throw new Error('The last line is not ended.');
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => line.split('\t'));
}
