import type { Db } from '../db/database.ts';
import type { Paging } from '../http/paging.ts';
import type { Subject } from '../permissions/caller.ts';
import { findPage, type ListQuestion } from './list-repository.ts';
import type { SortProperty } from './project-order.ts';
import { loadProjectRows, type ProjectRow } from './project-rows.ts';
import { rememberTotals } from './totals.ts';

/** One page of a list of projects. */
export interface ProjectRowPage {
  rows: ProjectRow[];
  total: number;
}

/** Reads pages of lists: the ids of the page, then what hangs on them, and the total where it is not known yet. */
export type ReadProjectPage = (
  question: ListQuestion,
  paging: Paging<SortProperty>,
) => Promise<ProjectRowPage>;

/** Lists of projects on this database. Make one for a module, since it remembers totals. */
export function projectLists(db: Db): ReadProjectPage {
  const countTotal = rememberTotals(db);
  return async (question, paging) => {
    const { version, value: ids } = await findPage(db, question, paging);
    const [rows, total] = await Promise.all([
      loadRowsInOrder(db, ids, question.subject),
      isLastPage(ids.length, paging) ? paging.offset + ids.length : countTotal(question, version),
    ]);
    return { rows, total };
  };
}

/** A page that is not full shows by itself how long the list is; an empty one only if it is the first. */
function isLastPage(rows: number, { size, offset }: Paging<SortProperty>): boolean {
  return rows < size && (rows > 0 || offset === 0);
}

/** The projects of these ids, in their order. A project that has gone since the ids were read is left out. */
export async function loadRowsInOrder(
  db: Db,
  ids: readonly number[],
  subject: Subject,
): Promise<ProjectRow[]> {
  const rows = await loadProjectRows(db, ids, subject);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
