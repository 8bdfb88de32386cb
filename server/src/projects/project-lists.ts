import type { Db } from '../db/database.ts';
import type { Paging } from '../http/paging.ts';
import type { Subject } from '../permissions/caller.ts';
import { findPage, type ListQuestion, type Versioned } from './list-repository.ts';
import { rememberEnd, shortcutTo, type AskedPage, type KnownOfLists } from './page-shortcuts.ts';
import { rememberPlaces } from './places.ts';
import type { SortProperty } from './project-order.ts';
import { loadProjectRows, type ProjectRow } from './project-rows.ts';
import { rememberTotals } from './totals.ts';

/** Skipping fewer projects than this takes no time. */
const WORTH_A_SHORTCUT = 1000;

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
 * Lists of projects on this database. Make one for a module, since it remembers totals and places.
 *
 * @param worthAShortcut how many projects may be skipped before other ways to a page are looked for
 */
export function projectLists(db: Db, worthAShortcut = WORTH_A_SHORTCUT): ReadProjectPage {
  const known = { totals: rememberTotals(db), places: rememberPlaces() };
  return async (question, paging) => {
    const { version, value: ids } = await findIds(db, known, { question, paging, worthAShortcut });
    rememberEnd(known.places, { question, paging }, { version, value: ids });
    const [rows, total] = await Promise.all([
      loadRowsInOrder(db, ids, question.subject),
      isLastPage(ids.length, paging) ? paging.offset + ids.length : known.totals.count(question, version),
    ]);
    return { rows, total };
  };
}

/** The ids of a page, on the shortest way that is known, as long as the list is what it was when that became known. */
async function findIds(
  db: Db,
  known: KnownOfLists,
  { question, paging, worthAShortcut }: AskedPage & { worthAShortcut: number },
): Promise<Versioned<number[]>> {
  const shortcut = paging.offset < worthAShortcut ? undefined : await shortcutTo(known, { question, paging });
  const page = await shortcut?.read(db);
  return page !== undefined && page.version === shortcut?.version ? page : findPage(db, question, paging);
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
