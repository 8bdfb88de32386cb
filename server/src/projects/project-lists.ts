import type { Db } from '../db/database.ts';
import type { Paging } from '../http/paging.ts';
import type { Subject } from '../permissions/caller.ts';
import { findPage, findPageFromEnd, type ListQuestion, type Versioned } from './list-repository.ts';
import type { SortProperty } from './project-order.ts';
import { loadProjectRows, type ProjectRow } from './project-rows.ts';
import { rememberTotals, type Totals } from './totals.ts';

/** Skipping fewer projects than this takes no time. */
const WORTH_TURNING = 1000;

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

/**
 * Lists of projects on this database. Make one for a module, since it remembers totals.
 *
 * @param worthTurning pages after so many projects may be read from the end
 */
export function projectLists(db: Db, worthTurning = WORTH_TURNING): ReadProjectPage {
  const totals = rememberTotals(db);
  return async (question, paging) => {
    const { version, value: ids } = await findIds(db, totals, { question, paging, worthTurning });
    const [rows, total] = await Promise.all([
      loadRowsInOrder(db, ids, question.subject),
      isLastPage(ids.length, paging) ? paging.offset + ids.length : totals.count(question, version),
    ]);
    return { rows, total };
  };
}

/** The ids of a page: of one past the middle from the end, as long as the list is as it was when it was counted. */
async function findIds(
  db: Db,
  totals: Totals,
  {
    question,
    paging,
    worthTurning,
  }: { question: ListQuestion; paging: Paging<SortProperty>; worthTurning: number },
): Promise<Versioned<number[]>> {
  const known = paging.offset < worthTurning ? undefined : await totals.lastKnown(question);
  if (known === undefined || paging.offset < known.value / 2) return findPage(db, question, paging);
  const page = await findPageFromEnd(db, question, paging, known.value);
  return page.version === known.version ? page : findPage(db, question, paging);
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
