import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Paging, Sort } from '../http/paging.ts';
import type { Subject } from '../permissions/caller.ts';
import { isListedFor, meets } from './project-conditions.ts';
import type { ProjectCriteria } from './project-criteria.ts';
import { inOrder, inReverse, type SortProperty } from './project-order.ts';

/** A list of projects that is asked for: which, and for whom. */
export interface ListQuestion {
  criteria: ProjectCriteria;
  subject: Subject;
}

/** Something read from the read model, and the version of the read model that it was read from. */
export interface Versioned<T> {
  version: number;
  value: T;
}

/** Ids of the projects of one page, in order. */
export async function findPage(
  db: Db,
  { criteria, subject }: ListQuestion,
  paging: Pick<Paging<SortProperty>, 'offset' | 'size' | 'sort'>,
): Promise<Versioned<number[]>> {
  const { rows } = await sql<Versioned<number[]>>`
    select project_index_version() as version, array(
      select project_index.project_id from project_index
      where ${isListedFor(subject)} and ${meets(criteria, subject)}
      order by ${inOrder(paging.sort, subject)}
      limit ${paging.size} offset ${paging.offset}) as value`.execute(db);
  return rows[0] ?? { version: 0, value: [] };
}

/**
 * The same for a page nearer to the end, read from there: skipping takes time.
 *
 * @param total of the list; if it is another now, so is the version
 */
export async function findPageFromEnd(
  db: Db,
  { criteria, subject }: ListQuestion,
  { offset, size, sort }: Pick<Paging<SortProperty>, 'offset' | 'size' | 'sort'>,
  total: number,
): Promise<Versioned<number[]>> {
  const rows = Math.max(0, Math.min(size, total - offset));
  const { rows: answers } = await sql<Versioned<number[]>>`
    select project_index_version() as version, array(
      select project_index.project_id from project_index
      where ${isListedFor(subject)} and ${meets(criteria, subject)}
      order by ${inReverse(sort, subject)}
      limit ${rows} offset ${Math.max(0, total - offset - rows)}) as value`.execute(db);
  const [page = { version: 0, value: [] }] = answers;
  return { version: page.version, value: page.value.reverse() };
}

/** How many projects the list has in all. */
export async function countProjects(db: Db, { criteria, subject }: ListQuestion): Promise<Versioned<number>> {
  const { rows } = await sql<Versioned<number>>`
    select project_index_version() as version, count(*)::integer as value from project_index
    where ${isListedFor(subject)} and ${meets(criteria, subject)}`.execute(db);
  return rows[0] ?? { version: 0, value: 0 };
}

/** Ids of all projects of the list, in order: what an export walks along. */
export async function findAll(
  db: Db,
  { criteria, subject }: ListQuestion,
  sort: readonly Sort<SortProperty>[],
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select project_index.project_id from project_index
      where ${isListedFor(subject)} and ${meets(criteria, subject)}
      order by ${inOrder(sort, subject)}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
