import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { PLANNED_EACH_TIME } from '../../../platform/database/statements/should-prepare.ts';
import type { Paging, Sort } from '../../../platform/http/requests/paging.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { isFullyVisibleTo, privaciesFor } from '../../../identity/permissions/visibility.ts';
import { areOnHiddenFields, isListedFor, meets } from './project-conditions.ts';
import type { ProjectCriteria } from './project-criteria.ts';
import { inOrder, pageInOrder, type SortProperty } from './project-order.ts';
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

/** Criteria that few projects meet, whatever their values. The planner, which does not know that, takes them to be met by many. */
const OF_FEW = ['geneIds', 'markerGeneIds', 'colonyNames', 'phenotypingRefs'] as const;

/**
 * One page of a list, from the read model. Where many projects meet the filters, it walks along the order until the page is full;
 * where few do, it finds and sorts them. A plan that does not know the values takes them to be few.
 */
export async function findPage(
  db: Db,
  request: ListRequest,
  { offset, size, sort }: Pick<Paging<SortProperty>, 'offset' | 'size' | 'sort'>,
): Promise<IdPage> {
  if (isFoundAtOnce(request.criteria)) return findPageAtOnce(db, request, { offset, size, sort });
  const { rows } = await sql<IdPage>`${sql.raw(PLANNED_EACH_TIME)}
    select ${totalOf(request)} as total,
      array(${pageInOrder(isInList(request), { offset, size, sort }, wholeIn(request))}) as ids`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Walking along the order for what few projects have, or nobody, would be walking through all of them. */
function isFoundAtOnce(criteria: ProjectCriteria): boolean {
  return criteria.changes !== undefined || OF_FEW.some((name) => criteria[name] !== undefined);
}

/** Finding takes longer than ordering: total and page then come from finding it once. */
async function findPageAtOnce(
  db: Db,
  request: ListRequest,
  { offset, size, sort }: Pick<Paging<SortProperty>, 'offset' | 'size' | 'sort'>,
): Promise<IdPage> {
  const { rows } = await sql<IdPage>`
    select count(*)::integer as total, coalesce(
      (array_agg(project_index.project_id order by ${inOrder(sort, wholeIn(request))}))
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
      order by ${inOrder(sort, wholeIn(request))}) as ids`.execute(db);
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
      order by ${inOrder(sort, wholeIn(request))} limit ${limit}) as tpns`.execute(db);
  return rows[0]?.tpns ?? [];
}

/** Counting a long list takes longer than reading a page of it, so totals that the database stores come from there. */
function totalOf(request: ListRequest): RawBuilder<number> {
  return (
    storedTotal(request) ?? sql`(select count(*)::integer from project_index where ${isInList(request)})`
  );
}

/** SQL condition: projects that the reader sees whole, where the list may contain others. */
function wholeIn({ criteria, subject }: ListRequest): RawBuilder<boolean> | undefined {
  const mayBeMasked = privaciesFor(subject).masked.length > 0 && !areOnHiddenFields(criteria);
  return mayBeMasked ? isFullyVisibleTo(subject) : undefined;
}

function isInList({ criteria, subject }: ListRequest): RawBuilder<boolean> {
  return sql`${isListedFor(subject)} and ${meets(criteria, subject)}`;
}
