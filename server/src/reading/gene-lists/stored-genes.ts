import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { GeneListOwner } from './gene-list.ts';
import { isStored } from './record-filter.ts';

/** When two records of a list are the same (api-3 §1.7): they have the same genes in the same order. */
export type GenesKey = string;

export function genesKey(geneIds: readonly number[]): GenesKey {
  return geneIds.join(',');
}

/** The positions of records whose genes an earlier one of them has already. */
export function repeatedGenes(records: readonly { geneIds: readonly number[] }[]): Map<number, number> {
  const first = new Map<GenesKey, number>();
  const repeated = new Map<number, number>();
  for (const [position, { geneIds }] of records.entries()) {
    const key = genesKey(geneIds);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, position);
    else repeated.set(position, earlier);
  }
  return repeated;
}

/** Which of these combinations of genes the list has already, some of its records left out. */
export async function genesInList(
  db: Db,
  { consortiumId }: GeneListOwner,
  keys: readonly GenesKey[],
  leftOut: readonly number[] = [],
): Promise<Set<GenesKey>> {
  const { rows } = await sql<{ key: GenesKey }>`
    select made.key from (
      select string_agg(entry.gene_id::text, ',' order by entry.index) as key
      from gene_by_list_record entry
      join list_record on list_record.id = entry.list_record_id
      where list_record.gene_list_id = ${consortiumId} and ${isStored}
        and list_record.id <> all (${[...leftOut]}::bigint[])
      group by entry.list_record_id) made
    where made.key = any (${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Which of these records are the list's. */
export async function recordsInList(
  db: Db,
  { consortiumId }: GeneListOwner,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('list_record')
    .select('id')
    .where('gene_list_id', '=', consortiumId)
    .where(isStored)
    .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the record types of the list, by their names as they are written. */
export async function typesOfList(db: Db, { consortiumId }: GeneListOwner): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('list_record_type')
    .select(['id', 'name'])
    .where('gene_list_consortium_id', '=', consortiumId)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
