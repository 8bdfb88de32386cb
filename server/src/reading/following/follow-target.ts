import { sql } from 'kysely';
import type { FollowKind } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { visibleView } from '../../tracker/saved-views/saved-views.ts';
import { requireReadableProject } from '../../tracker/projects/readable-project.ts';
import { findNamedGene } from '../gene-page/find-gene.ts';

/** What a follow is about, as the table has it. */
export interface FollowTarget {
  gene_id: number | null;
  project_id: number | null;
  work_unit_id: number | null;
  view_id: number | null;
}

const NOTHING: FollowTarget = { gene_id: null, project_id: null, work_unit_id: null, view_id: null };

/**
 * What somebody wants to follow. Everybody may follow every gene and work unit: what comes of it is what they may read.
 *
 * @throws NotFoundError, also for a view that is not the caller's nor shared with them; ForbiddenError for a project that the
 *   caller may not read
 */
export async function findTarget(
  { db, catalogues }: Data,
  caller: SignedIn,
  kind: FollowKind,
  target: string,
): Promise<FollowTarget> {
  switch (kind) {
    case 'gene':
      return { ...NOTHING, gene_id: (await findNamedGene(db, target)).id };
    case 'project':
      return { ...NOTHING, project_id: (await requireReadableProject(db, target, caller)).id };
    case 'workUnit': {
      const unit = (await catalogues.read()).work_unit.find(target);
      if (unit === undefined) throw new NotFoundError(`Work unit ${target} does not exist.`);
      return { ...NOTHING, work_unit_id: unit.id };
    }
    case 'view':
      return { ...NOTHING, view_id: (await visibleView(db, caller, viewNumber(target))).id };
  }
}

/** @throws NotFoundError for what is no number */
function viewNumber(target: string): number {
  if (!/^[1-9]\d{0,14}$/.test(target)) throw new NotFoundError(`The view ${target} does not exist.`);
  return Number(target);
}

/** SQL for kind and name of what a row of `follow` is about. */
export const targetColumns = sql`
  case when follow.gene_id is not null then 'gene' when follow.project_id is not null then 'project'
    when follow.view_id is not null then 'view' else 'workUnit' end as kind,
  (select name from saved_view where id = follow.view_id) as "viewName",
  coalesce(
    (select symbol from gene where id = follow.gene_id), (select tpn from project where id = follow.project_id),
    (select name from work_unit where id = follow.work_unit_id), follow.view_id::text) as target`;
