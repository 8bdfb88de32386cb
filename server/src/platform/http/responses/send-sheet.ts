import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { workbookStream, type SheetCell, type SheetTable } from '../../spreadsheet/write-workbook.ts';
import { sendCsv } from './csv.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What routes send that have both, for the API document. */
export const SHEETS = ['text/csv', XLSX] as const;

/** A table that is sent as a file. */
export interface SheetFile extends SheetTable {
  /** Without its ending. */
  name: string;
  /** CSV unless XLSX is asked for. */
  format?: 'csv' | 'xlsx' | undefined;
}

/** Sends a table as CSV or XLSX, rows as they come. */
export function sendSheet(reply: FastifyReply, { name, format, header, rows }: SheetFile): FastifyReply {
  return format === 'xlsx'
    ? sendWorkbook(reply, `${name}.xlsx`, { header, rows })
    : sendCsv(reply, { name: `${name}.csv`, header, rows: asTexts(rows) });
}

/** Sends a table as XLSX. */
export function sendWorkbook(reply: FastifyReply, fileName: string, table: SheetTable): FastifyReply {
  return reply
    .headers({
      'content-type': XLSX,
      'content-disposition': `attachment; filename="${fileName}"`,
      pragma: 'no-cache',
      expires: '0',
    })
    .send(Readable.from(workbookStream(table)));
}

async function* asTexts(rows: SheetTable['rows']): AsyncGenerator<(string | null)[][]> {
  for await (const some of rows) yield some.map((cells) => cells.map(textOf));
}

function textOf(cell: SheetCell): string | null {
  return cell === null || typeof cell === 'string' ? cell : String(cell);
}
