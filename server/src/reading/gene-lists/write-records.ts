import { sql } from 'kysely';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { Db } from '../../platform/database/database.ts';
import { replaceRows } from '../../platform/database/replace-rows.ts';
import type { GeneListOwner } from './gene-list.ts';

/** A record to be written; `id` is that of the record whose place it takes, null for a new one. */
export interface WantedRecord {
  id: number | null;
  note: string | null;
  visible: boolean;
  /** In order. */
  geneIds: readonly number[];
  typeIds: readonly number[];
}

/**
 * Writes records of a list, whole: what a replaced one had is gone. The list has been made.
 *
 * @param importId of the import that hides the records until it is finished
 * @returns the ids of the records, in their order
 */
export async function writeRecords(
  tx: Db,
  { consortiumId }: GeneListOwner,
  records: readonly WantedRecord[],
  importId: number | null = null,
): Promise<number[]> {
  const replaced = records.flatMap(({ id }) => id ?? []);
  await removeParts(tx, replaced);
  const rows = records.map(({ id, note, visible }) => ({ id, note, visible, import_id: importId }));
  // Only the replaced records are named as stored, so no other one is touched.
  const ids = await replaceRows(
    tx,
    'list_record',
    { column: 'gene_list_id', id: consortiumId },
    replaced,
    rows,
  );
  const placed = records.flatMap((record, position) => {
    const id = ids[position];
    return id === undefined ? [] : [{ ...record, id }];
  });
  await bulkInsert(
    tx,
    'gene_by_list_record',
    placed.flatMap(({ id, geneIds }) =>
      geneIds.map((gene_id, index) => ({ list_record_id: id, gene_id, index })),
    ),
  );
  await bulkInsert(
    tx,
    'list_record_list_record_type',
    placed.flatMap(({ id, typeIds }) =>
      typeIds.map((list_record_type_id) => ({ list_record_id: id, list_record_type_id })),
    ),
  );
  return ids;
}

async function removeParts(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from gene_by_list_record where list_record_id = any (${[...ids]}::bigint[])`.execute(tx);
  await sql`
    delete from list_record_list_record_type where list_record_id = any (${[...ids]}::bigint[])`.execute(tx);
}

/** Removes these records from the list; ids of other lists and unknown ones are ignored (api-3 §1.8). */
export async function removeRecords(
  tx: Db,
  { consortiumId }: GeneListOwner,
  ids: readonly number[],
): Promise<void> {
  await sql`
    delete from list_record where gene_list_id = ${consortiumId} and id = any (${[...ids]}::bigint[])`.execute(
    tx,
  );
}
