import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ReportFormat } from 'shared/contract';
import { localDateTime } from '../../platform/http/requests/local-date-time.ts';
import { sendWorkbook, XLSX } from '../../platform/http/responses/send-sheet.ts';
import { withHeader } from './report-sheet.ts';

/** A cell of a report; null is an empty one. */
export type Cell = string | number | boolean | null;

/** A report to be sent as a file. */
export interface TsvFile {
  /** Without the time and the ending, which are added. */
  name: string;
  /** Left out where it is the first of the rows. */
  header?: readonly string[];
  /** Some rows at a time. */
  rows: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;
  /** When its content was made; now, unless it is a stored one. */
  madeAt?: Date;
}

/** What routes of reports send, for the API document. */
export const REPORT_FILES = ['text/tab-separated-values', XLSX] as const;

/** Sends a report as tab-separated text (api-3 §8.1) or as XLSX, rows as they come. */
export async function sendReport(
  reply: FastifyReply,
  report: TsvFile,
  format: ReportFormat,
): Promise<FastifyReply> {
  if (format !== 'xlsx') return sendTsv(reply, report);
  const { name, madeAt = new Date() } = report;
  return sendWorkbook(reply, fileName(name, madeAt, 'xlsx'), await withHeader(report));
}

function sendTsv(reply: FastifyReply, { name, header, rows, madeAt = new Date() }: TsvFile): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/tab-separated-values; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName(name, madeAt, 'tsv')}"`,
      pragma: 'no-cache',
      expires: '0',
    })
    .send(Readable.from(lines(header, rows)));
}

/** Characters of a header line. Quotation marks would end it, and other than printable ASCII would not arrive. */
function fileName(name: string, madeAt: Date, ending: string): string {
  return `${name}_${localDateTime(madeAt)}.${ending}`.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
}

async function* lines(header: TsvFile['header'], rows: TsvFile['rows']): AsyncGenerator<string> {
  if (header !== undefined) yield tsvLines([header]);
  for await (const some of rows) yield tsvLines(some);
}

/**
 * Rows as text, each line ended by a line feed. A tab or a line break within a value would end its cell: it is a blank.
 * A value that a spreadsheet would run as a formula gets an apostrophe in front, as in CSV files.
 */
export function tsvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join('\t')}\n`).join('');
}

/**
 * What a spreadsheet would run, full-width signs included. A sign alone is a strand, and one before digits a number: other programs
 * read those. A quotation mark would begin a text that hides a formula, or takes in the cells behind it.
 */
const FORMULA = /^(?:["=@＝＋－＠]|[+-](?!\d*(?:\.\d*)?$))/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell).replaceAll(/[\t\r\n]+/g, ' ');
  return FORMULA.test(text) ? `'${text}` : text;
}
