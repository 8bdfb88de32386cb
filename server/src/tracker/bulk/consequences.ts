import { sql } from 'kysely';
import type { BulkJobRow } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';

/** Statuses of the projects on the genes of a record, by identifier. */
export type StatusesAround = ReadonlyMap<string, string>;

/**
 * Where the project of this plan or of this identifier stands, and all on the same genes of which the caller sees everything.
 *
 * @param target TPN or PIN
 */
export async function statusesAround(db: Db, target: string, caller: Subject): Promise<StatusesAround> {
  const { rows } = await sql<{ tpn: string; status: string }>`
    with own as (
      select project_index.project_id, project_index.gene_ids from project_index where tpn = ${target}
      union all
      select project_index.project_id, project_index.gene_ids
      from plan join project_index on project_index.project_id = plan.project_id where plan.pin = ${target}),
    around as (
      select project_id from own
      union
      select other.project_id from own join project_index other on other.gene_ids && own.gene_ids)
    select project_index.tpn, concat_ws(', ', assignment.name, summary.name) as status
    from around join project_index on project_index.project_id = around.project_id
    left join assignment_status assignment on assignment.id = project_index.assignment_status_id
    left join status summary on summary.id = project_index.summary_status_id
    where ${isFullyVisibleTo(caller)}
    order by project_index.tpn`.execute(db);
  return new Map(rows.map(({ tpn, status }) => [tpn, status]));
}

/** The projects whose statuses are others than before. */
export function consequencesOf(before: StatusesAround, after: StatusesAround): BulkJobRow['consequences'] {
  return [...after].flatMap(([tpn, statusAfter]) => {
    const statusBefore = before.get(tpn);
    if (statusBefore === undefined || statusBefore === statusAfter) return [];
    return [{ tpn, statusBefore, statusAfter }];
  });
}
