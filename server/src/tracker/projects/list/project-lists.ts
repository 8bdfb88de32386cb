import type { Db } from '../../../platform/database/database.ts';
import { readInSteps } from '../../../platform/pauses/chunks.ts';
import type { Paging } from '../../../platform/http/requests/paging.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { loadProjectRows, type ProjectRow } from '../project-rows.ts';
import { findPage, type ListRequest } from './list-repository.ts';
import type { SortProperty } from './project-order.ts';

/** One page of a list of projects. */
export interface ProjectRowPage {
  rows: ProjectRow[];
  total: number;
}

/** Reads one page of a list: its ids and the total in one statement, then the projects. */
export async function readProjectPage(
  db: Db,
  request: ListRequest,
  paging: Paging<SortProperty>,
): Promise<ProjectRowPage> {
  const { ids, total } = await findPage(db, request, paging);
  return { rows: await loadRowsInOrder(db, ids, request.subject), total };
}

/** The projects of these ids, in their order. A project that has gone since the ids were read is left out. */
export async function loadRowsInOrder(
  db: Db,
  ids: readonly number[],
  subject: Subject,
): Promise<ProjectRow[]> {
  const rows = await readInSteps(ids, (some) => loadProjectRows(db, some, subject));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
