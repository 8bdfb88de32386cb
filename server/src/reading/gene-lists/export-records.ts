import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { readAhead } from '../exports/chunks.ts';
import type { CsvFile } from '../../platform/http/responses/csv.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { toRecord } from './content.ts';
import type { RecordFilter } from './record-filter.ts';
import { findAllRecords, readRecords } from './records.ts';

const HEADER = ['Genes', 'Note', 'Types', 'Visible', 'Project'];

/** Who exports, and what statuses are called. */
export interface ExportReader {
  db: Db;
  lists: Pick<Lists, 'status'>;
  caller: Subject;
}

/** The records of a list as a file, by id (api-3 §1.10). They are read as they are written. */
export async function exportRecords(
  reader: ExportReader,
  filter: RecordFilter,
  name: string,
): Promise<CsvFile> {
  const ids = await findAllRecords(reader.db, filter);
  return { name, header: HEADER, rows: linesOf(ids, reader) };
}

async function* linesOf(
  ids: readonly number[],
  { db, lists, caller }: ExportReader,
): AsyncGenerator<(string | null)[][]> {
  for await (const [some, stored] of readAhead(ids, (piece) => readRecords(db, piece, caller))) {
    yield some
      .flatMap((id) => stored.get(id) ?? [])
      .map((record) => toRecord(record, lists))
      .map(({ genes, note, recordTypes, visible, projects }) => [
        genes.map(({ symbol }) => symbol).join(','),
        note,
        recordTypes.join(','),
        String(visible),
        projects.map(projectText).join(','),
      ]);
  }
}

/** `TPN:000000901(Plan Created)`; the identifier alone where the caller may not know the status. */
function projectText({ tpn, summaryStatus }: { tpn: string; summaryStatus: string | null }): string {
  return summaryStatus === null ? tpn : `${tpn}(${summaryStatus})`;
}
