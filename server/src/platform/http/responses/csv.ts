import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { localDate } from '../requests/local-date-time.ts';

/**
 * Rows as CSV text: RFC 4180 with every field in double quotes, each line ended by a line feed (api-1 §12.2). A value
 * that a spreadsheet would run as a formula (one that begins with =, +, - or @) gets an apostrophe in front: search
 * terms come from addresses that anybody can make up. A null is an empty cell without quotes.
 */
export function csvLines(rows: readonly (readonly (string | null)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { quoted_string: true, escape_formulas: true, record_delimiter: '\n' },
  );
}

/** Several values in one cell. */
export function joinValues(values: readonly string[], separator = '|'): string {
  return values.join(separator);
}

/** A file in the making: some of its rows at a time. */
export interface CsvFile {
  name: string;
  /** `text/csv` without it. */
  mediaType?: string;
  header: readonly string[];
  rows: AsyncIterable<readonly (readonly (string | null)[])[]>;
}

/** The name of an export of projects, without its ending: `Projects <day>` (api-1 §12.1). */
export const projectsFileName = () => `Projects ${localDate(new Date())}`;

/** Sends a table as a file, rows as they come. */
export function sendCsv(
  reply: FastifyReply,
  { name, mediaType = 'text/csv', header, rows }: CsvFile,
): FastifyReply {
  return reply
    .headers({
      'content-type': `${mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      pragma: 'no-cache',
      expires: '0',
    })
    .send(Readable.from(lines(header, rows)));
}

async function* lines(header: CsvFile['header'], rows: CsvFile['rows']): AsyncGenerator<string> {
  yield csvLines([header]);
  for await (const some of rows) yield csvLines(some);
}
