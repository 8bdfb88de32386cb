import type { ImportAction } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { RowChange } from '../applied.ts';
import type { OpenRow } from '../jobs-repository.ts';
import { createFromRow, type ImportWorking } from './create-from-row.ts';
import { updateFromRow } from './update-from-row.ts';

/** A row of a file, with what its job has for all of them. */
type ImportedRow = ImportAction & OpenRow & { isPreview: boolean };

/**
 * What the transaction of a row is to do, once the row was read and checked.
 *
 * @throws ApiError with what is wrong with the row
 */
export function changeFromRow(
  db: Db,
  { name, columns, jobId, isPreview, target, ...row }: ImportedRow,
  working: ImportWorking,
): Promise<RowChange> {
  const cells = row.cells ?? [];
  return name === 'createProjects'
    ? createFromRow(db, { columns, cells, jobId, line: row.line ?? 0, isPreview }, working)
    : updateFromRow(db, { columns, cells, pin: target }, working);
}
