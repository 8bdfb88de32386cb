import { sql } from 'kysely';
import type { BulkJobRow } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';

/** Rows of a job behind a place, in order, with the projects and genes of those records that the caller may read. */
export async function jobRows(
  db: Db,
  id: number,
  { after, limit }: { after: number; limit: number },
  caller: SignedIn,
): Promise<BulkJobRow[]> {
  const { rows } = await sql<BulkJobRow>`
    select place, target, of_plan.tpn, line, outcome, message, details, consequences,
      array(
        select gene.symbol from gene where gene.id = any (coalesce(of_plan.gene_ids, of_project.gene_ids))
        order by gene.symbol) as genes
    from bulk_job_row
    left join lateral (
      select project_index.tpn, project_index.gene_ids from plan
      join project_index on project_index.project_id = plan.project_id
      where plan.pin = bulk_job_row.target and ${isPlanReadableBy(caller)}) of_plan on true
    left join lateral (
      select project_index.gene_ids from project_index
      where project_index.tpn = bulk_job_row.target and ${isFullyVisibleTo(caller)}) of_project on true
    where job_id = ${id} and place > ${after} order by place limit ${limit}`.execute(db);
  return rows;
}
