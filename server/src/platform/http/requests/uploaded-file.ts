import { Readable } from 'node:stream';
import { CsvError, parse, type Options } from 'csv-parse';
import type { FastifyRequest } from 'fastify';
import { ApiError, UserError } from '../errors/errors.ts';
import { Turn } from '../../pauses/turn.ts';
import { inMegabytes, MAX_FILE_BYTES } from '../limits.ts';

/** What a form adds around its file, generously. */
const FORM_BYTES = 64 * 1024;

/** Parsed at a time, in bytes, so that other requests are served while a large file is read. */
const SLICE = 16 * 1024;

/**
 * The form part `file` of an upload.
 *
 * @throws ApiError 413 for a file that is too large, before it is read where the request has its size
 * @throws UserError 400 without a file, and for an upload that is no form or was cut off
 */
export async function readUploadedFile(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FILE_BYTES + FORM_BYTES)
    throw new ApiError(413, `The file is larger than ${inMegabytes(MAX_FILE_BYTES)}.`);
  const part = await readable(request.file());
  if (part?.fieldname !== 'file') throw new UserError('file parameter is missing');
  return readable(part.toBuffer());
}

/** The parser of forms throws errors without a status for bytes that are no form, or not all of one. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof Error) || 'statusCode' in error) throw error;
    throw new UserError('The upload is no form, or was cut off. Please send it again.', error.message);
  }
}

/** Longest line of a file, in bytes: nobody writes longer ones, and reading one takes longer than its length alone. */
const LONGEST_LINE = 256 * 1024;
/** Columns of a table; files that were formatted to the edge of a spreadsheet have 16,384. */
export const MOST_COLUMNS = 1000;

/** A line of a file: its cells, and its number in the file, counted from 1. */
export interface CsvLine {
  cells: readonly string[];
  line: number;
}

/**
 * The lines of a CSV file with commas and double quotes, blank ones left out.
 *
 * @throws UserError if the file is no CSV text
 */
export async function* readCsvLines(bytes: Uint8Array, options: Options = {}): AsyncGenerator<CsvLine> {
  if (bytes.includes(0)) throw unreadable('it is not a text file');
  const turn = new Turn();
  const lines = Readable.from(slices(bytes, turn)).pipe(
    parse({
      ...{ bom: true, relax_column_count: true, skip_empty_lines: true, info: true },
      max_record_size: LONGEST_LINE,
      ...options,
    }),
  );
  try {
    for await (const parsed of lines) {
      yield toLine(parsed);
      // The parser alone never lets anybody through: what it has read is always ready.
      if (turn.isOver) await turn.pass();
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(problemOf(error)) : error;
  }
}

function problemOf({ code, message }: CsvError): string {
  return code === 'CSV_MAX_RECORD_SIZE' ? `a line is longer than ${LONGEST_LINE / 1024} kB` : message;
}

/** What the parser calls a record is a list of texts, and its number is among what it knows besides. */
function toLine(parsed: unknown): CsvLine {
  const isParsed = typeof parsed === 'object' && parsed !== null && 'record' in parsed && 'info' in parsed;
  const { record, info } = isParsed ? parsed : { record: [], info: null };
  const hasNumber = typeof info === 'object' && info !== null && 'lines' in info;
  return {
    cells: Array.isArray(record) ? record.map(String) : [],
    line: hasNumber ? Number(info.lines) : 0,
  };
}

async function* slices(bytes: Uint8Array, turn: Turn): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += SLICE) {
    if (turn.isOver) await turn.pass();
    yield Buffer.from(bytes.subarray(start, start + SLICE));
  }
}

function unreadable(reason: string): UserError {
  return new UserError(`CSV file could not be read/parsed: ${reason}`);
}
