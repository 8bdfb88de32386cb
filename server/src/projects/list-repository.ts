import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Paging, Sort } from '../http/paging.ts';
import type { Subject } from '../permissions/caller.ts';
import { keptTotal } from './kept-totals.ts';
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

/** Where a page begins: so many projects behind the start of the list, or behind those that come up to a project. */
export interface PageStart {
  offset: number;
  /** SQL condition on `project_index`: what comes behind that project. */
  behind?: RawBuilder<boolean>;
}

/** Ids of the projects of one page, in order. */
export async function findPage(
  db: Db,
  { criteria, subject }: ListQuestion,
  { size, sort, offset, behind }: Pick<Paging<SortProperty>, 'size' | 'sort'> & PageStart,
): Promise<Versioned<number[]>> {
  const { rows } = await sql<Versioned<number[]>>`
    select project_index_version() as version, array(
      select project_index.project_id from project_index
      where ${isListedFor(subject)} and ${meets(criteria, subject)} and ${behind ?? sql`true`}
      order by ${inOrder(sort, subject)}
      limit ${size} offset ${offset}) as value`.execute(db);
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

/** How many projects the list has in all: counted, unless the database keeps the total. */
export async function countProjects(db: Db, question: ListQuestion): Promise<Versioned<number>> {
  const { rows } = await sql<Versioned<number>>`
    select project_index_version() as version, ${keptTotal(question) ?? counted(question)} as value`.execute(
    db,
  );
  return rows[0] ?? { version: 0, value: 0 };
}

function counted({ criteria, subject }: ListQuestion): RawBuilder<number> {
  return sql`(
    select count(*)::integer from project_index
    where ${isListedFor(subject)} and ${meets(criteria, subject)})`;
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
