import { sql, type RawBuilder } from 'kysely';
import type { GeneListRecord, ListedGene } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Paging, Sort } from '../../platform/http/requests/paging.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isFullyVisibleTo, isVisibleTo } from '../../identity/permissions/visibility.ts';
import { matchesFilter, type RecordFilter } from './record-filter.ts';

/** What records can be sorted by. */
export const RECORD_SORTS = ['id', 'note', 'visible'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

/** A record as stored, with the ids of names that the process knows. */
export interface StoredRecord extends Omit<GeneListRecord, 'genes' | 'projects'> {
  genes: readonly ListedGene[];
  projects: readonly { tpn: string; statusId: number | null }[];
}

const RECORDS = sql`
  list_record
  join gene_list on gene_list.consortium_id = list_record.gene_list_id
  join consortium on consortium.id = gene_list.consortium_id`;

/** Ids of the records of a page, in order. */
export async function findRecordPage(
  db: Db,
  filter: RecordFilter,
  { sort, size, offset }: Pick<Paging<RecordSort>, 'sort' | 'size' | 'offset'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select list_record.id from ${RECORDS} where ${matchesFilter(filter)}
    order by ${inOrder(sort)} limit ${size} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of all requested records, sorted: an export reads the records in this order. */
export async function findAllRecords(db: Db, filter: RecordFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select list_record.id from ${RECORDS} where ${matchesFilter(filter)} order by list_record.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countRecords(db: Db, filter: RecordFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${RECORDS} where ${matchesFilter(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** These records in the order of their ids, with their projects as far as the caller may know of them. */
export async function readRecords(
  db: Db,
  ids: readonly number[],
  caller: Subject,
): Promise<Map<number, StoredRecord>> {
  const { rows } = await sql<StoredRecord>`
    select list_record.id, list_record.note, list_record.visible, made.genes, made.projects, array(
      select type.name from list_record_list_record_type chosen
      join list_record_type type on type.id = chosen.list_record_type_id
      where chosen.list_record_id = list_record.id order by type.name) as "recordTypes"
    from list_record
    cross join lateral (select
      coalesce(json_agg(json_build_object('id', entry.id, 'accId', gene.acc_id, 'symbol', gene.symbol,
        'name', gene.name, 'index', entry.index) order by entry.index), '[]') as genes,
      ${matchingProjects(caller)} as projects
      from gene_by_list_record entry join gene on gene.id = entry.gene_id
      where entry.list_record_id = list_record.id) made
    where list_record.id = any (${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((record) => [record.id, record]));
}

/** The notes of these records. */
export async function notesOf(db: Db, ids: readonly number[]): Promise<{ note: string | null }[]> {
  const isWanted = sql<boolean>`id = any (${[...ids]}::bigint[])`;
  return db.selectFrom('list_record').select('note').where(isWanted).execute();
}

/**
 * Projects on exactly the genes of the record, in whatever order (api-3 §1.4). The index finds those that have them all;
 * the comparison leaves out those that have more.
 */
function matchingProjects(caller: Subject): RawBuilder<StoredRecord['projects']> {
  const genes = sql`array_agg(distinct gene.id order by gene.id)`;
  return sql`(
    select coalesce(json_agg(json_build_object('tpn', project_index.tpn,
      'statusId', case when ${isFullyVisibleTo(caller)} then project_index.summary_status_id end)
      order by project_index.tpn), '[]')
    from project_index
    where project_index.gene_ids @> ${genes} and project_index.gene_ids = ${genes} and ${isVisibleTo(caller)})`;
}

const COLUMNS: Record<RecordSort, RawBuilder<unknown>> = {
  id: sql`list_record.id`,
  note: sql`lower(list_record.note)`,
  visible: sql`list_record.visible`,
};

/** Equal ones stand in the order of their ids, so that pages do not overlap. */
function inOrder(sort: readonly Sort<RecordSort>[]): RawBuilder<unknown> {
  const asked = sort.map(({ property, direction }) => {
    const column = COLUMNS[property];
    return direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`;
  });
  return sql.join([...asked, sql`list_record.id`]);
}
