import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { PLANNED_EACH_TIME } from '../../../platform/database/statements/should-prepare.ts';
import type { Paging, Sort } from '../../../platform/http/requests/paging.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { isListedFor, meets } from './project-conditions.ts';
import type { ProjectCriteria } from './project-criteria.ts';
import { inOrder, type SortProperty } from './project-order.ts';
import { storedTotal } from './stored-totals.ts';

/** A list of projects that is requested: which, and for whom. */
export interface ListRequest {
  criteria: ProjectCriteria;
  subject: Subject;
}

/** Ids of the projects of one page, in order, and how many projects the whole list has at the same moment. */
export interface IdPage {
  ids: number[];
  total: number;
}

/**
 * One page of a list, from the read model. Where many projects meet the filters, it walks along the order until the page is full;
 * where few do, it finds and sorts them. A plan that does not know the values takes them to be few.
 */
export async function findPage(
  db: Db,
  request: ListRequest,
  { offset, size, sort }: Pick<Paging<SortProperty>, 'offset' | 'size' | 'sort'>,
): Promise<IdPage> {
  if (request.criteria.changes !== undefined) return findPageAtOnce(db, request, { offset, size, sort });
  const { rows } = await sql<IdPage>`${sql.raw(PLANNED_EACH_TIME)}
    select ${totalOf(request)} as total, array(
      select project_index.project_id from project_index
      where ${isInList(request)}
      order by ${inOrder(sort, request.subject)}
      limit ${size} offset ${offset}) as ids`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Finding what was changed takes longer than ordering it: total and page then come from finding it once. */
async function findPageAtOnce(
  db: Db,
  request: ListRequest,
  { offset, size, sort }: Pick<Paging<SortProperty>, 'offset' | 'size' | 'sort'>,
): Promise<IdPage> {
  const { rows } = await sql<IdPage>`
    select count(*)::integer as total, coalesce(
      (array_agg(project_index.project_id order by ${inOrder(sort, request.subject)}))
        [${offset + 1}::integer : ${offset + size}::integer], '{}') as ids
    from project_index
    where ${isInList(request)}`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Ids of all projects of the list, in order: what an export walks along. */
export async function findAll(
  db: Db,
  request: ListRequest,
  sort: readonly Sort<SortProperty>[],
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select project_index.project_id from project_index
      where ${isInList(request)}
      order by ${inOrder(sort, request.subject)}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Identifiers of the first projects of the list, in order. */
export async function findIdentifiers(
  db: Db,
  request: ListRequest,
  { sort, limit }: { sort: readonly Sort<SortProperty>[]; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ tpns: string[] }>`
    select array(
      select project_index.tpn from project_index
      where ${isInList(request)}
      order by ${inOrder(sort, request.subject)} limit ${limit}) as tpns`.execute(db);
  return rows[0]?.tpns ?? [];
}

/** Counting a long list takes longer than reading a page of it, so totals that the database stores come from there. */
function totalOf(request: ListRequest): RawBuilder<number> {
  return (
    storedTotal(request) ?? sql`(select count(*)::integer from project_index where ${isInList(request)})`
  );
}

function isInList({ criteria, subject }: ListRequest): RawBuilder<boolean> {
  return sql`${isListedFor(subject)} and ${meets(criteria, subject)}`;
}
