import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readAhead } from '../../exports/chunks.ts';
import { tsvLines } from '../tsv.ts';
import type { MadeReport } from './made-report.ts';

/** A report that was stored; `storedText` reads it. */
export interface StoredReport {
  id: number;
  name: string;
  madeAt: Date;
  /** Characters of its own text; the parts follow. */
  length: number;
  parts: number;
}

/** Characters that are read at once of a text that somebody put there whole. */
const SLICE = 250_000;

/** The text of a report that is made, in parts: lines are ended by a line feed but for the last (api-3 §8.4). */
export async function* reportTexts({ header, rows }: MadeReport): AsyncGenerator<string> {
  yield withoutEnd(tsvLines([header]));
  for await (const some of rows) if (some.length > 0) yield `\n${withoutEnd(tsvLines(some))}`;
}

const withoutEnd = (lines: string) => lines.slice(0, -1);

/**
 * The text of a stored report, some of it at a time, the next of it on its way while the present is sent.
 *
 * @throws Error when the report is taken away meanwhile: what was sent is not the whole
 */
export async function* storedText(
  db: Db,
  { id, length, parts }: Omit<StoredReport, 'name' | 'madeAt'>,
): AsyncGenerator<string> {
  const slices = numbersTo(Math.ceil(length / SLICE)).map(
    (number) =>
      sql<Text>`select substr(report, ${(number - 1) * SLICE + 1}, ${SLICE}) as text from report where id = ${id}`,
  );
  const stored = numbersTo(parts).map(
    (number) => sql<Text>`select text from report_part where report_id = ${id} and number = ${number}`,
  );
  const read = (some: readonly RawBuilder<Text>[]) => Promise.all(some.map((one) => textOf(db, one)));
  for await (const [, texts] of readAhead([...slices, ...stored], read, 1)) yield* texts;
}

interface Text {
  text: string;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function textOf(db: Db, query: RawBuilder<Text>): Promise<string> {
  const { rows } = await query.execute(db);
  if (rows[0] === undefined) throw new Error('The report was taken away while it was read.');
  return rows[0].text;
}

/** The lines of a text that comes some at a time, without their ends. A text that ends with a line feed has an empty last one. */
export async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let begun = '';
  for await (const text of texts) {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  yield [begun];
}
