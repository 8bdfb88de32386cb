import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A report file of MGI or HCOP: tab separated, some with a header line, some with comment lines. */
export interface ReportFile {
  readonly name: string;
  readonly lines: readonly ReportLine[];
}

export interface ReportLine {
  /** Line number in the file, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file of another kind than given on the command line; the message is for the person. */
export class ReportFileError extends Error {}

/** Reads a report, gzipped or not (decided by its first bytes, not by its name). */
export async function readReportFile(path: string): Promise<ReportFile> {
  const content = await readFile(path).catch((error: unknown) => {
    throw new ReportFileError(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const isGzipped = content[0] === 0x1f && content[1] === 0x8b;
  return parseReport(basename(path), (isGzipped ? gunzipSync(content) : content).toString('utf8'));
}

/** Lines that start with `#` and blank ones are skipped; `null`, `N/A` and empty cells all mean unknown. */
export function parseReport(name: string, text: string): ReportFile {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line }))
    .filter(({ line }) => line.trim() !== '' && !line.startsWith('#'))
    .map(({ number, line }) => ({ number, cells: line.split('\t').map(known) }));
  return { name, lines };
}

function known(cell: string): string {
  const text = cell.trim();
  return text === 'null' || text === 'N/A' ? '' : text;
}

/** A cell by the heading of its column. */
export type ReportRow<Column extends string> = {
  readonly number: number;
  readonly cell: (column: Column) => string;
};

/**
 * The rows under a header line, looked up by heading. Headings are compared without numbering, signs and
 * letter case: `1. MGI accession id` is `MGI Accession ID`.
 *
 * @param headings for each column the headings it goes by, with `#2` for the second column of that name
 * @throws ReportFileError when a column is missing
 */
export function rowsByHeading<Column extends string>(
  file: ReportFile,
  headings: Readonly<Record<Column, readonly string[]>>,
): ReportRow<Column>[] {
  const [header, ...lines] = file.lines;
  const positions = numbered(header?.cells ?? []);
  const found = new Map<string, number>();
  for (const column in headings) {
    const position = headings[column]
      .map((heading) => positions.get(plain(heading)))
      .find((candidate) => candidate !== undefined);
    if (position === undefined) {
      throw new ReportFileError(`${file.name} has no column '${headings[column][0] ?? column}'.`);
    }
    found.set(column, position);
  }
  return lines.map(({ number, cells }) => ({
    number,
    cell: (column) => cells[found.get(column) ?? -1] ?? '',
  }));
}

/** Whether the header of the file has this heading. It distinguishes files of the same kind of facts. */
export function hasHeading(file: ReportFile, heading: string): boolean {
  return numbered(file.lines[0]?.cells ?? []).has(plain(heading));
}

function numbered(header: readonly string[]): Map<string, number> {
  const positions = new Map<string, number>();
  for (const [position, heading] of header.entries()) {
    let name = plain(heading);
    for (let count = 2; positions.has(name); count += 1) name = `${plain(heading)}#${count}`;
    positions.set(name, position);
  }
  return positions;
}

function plain(heading: string): string {
  const [name = '', count] = heading.split('#');
  const letters = name
    .toLowerCase()
    .replace(/^\d+\.\s*/, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return count === undefined ? letters : `${letters}#${count}`;
}
