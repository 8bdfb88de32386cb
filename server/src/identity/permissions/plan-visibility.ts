import { sql, type RawBuilder } from 'kysely';
import type { Subject } from './caller.ts';
import { PUBLIC } from './privacy-ranks.ts';

/**
 * SQL condition on `plan` and the `project_index` row of its project: plans that the person may read, the same as the
 * action READ_PLAN (api-2 §2). Lists and reports of plans, attempts, outcomes and mutations go by it (ADR 21).
 */
export function isPlanReadableBy(caller: Subject): RawBuilder<boolean> {
  if (readsEveryPlan(caller)) return sql`true`;
  const { unitRoles, consortia } = caller;
  const unitIds = unitRoles.map(({ workUnitId }) => workUnitId);
  const consortiumIds = consortia.map(({ id }) => id);
  return sql`(
    project_index.privacy_rank = ${sql.lit(PUBLIC)}
    or plan.work_unit_id = any (${unitIds}::bigint[])
    or project_index.consortium_ids && ${consortiumIds}::integer[])`;
}

/** Whether the condition above is met by every plan, whatever its project. */
export function readsEveryPlan({ isAdmin, isDccUser }: Subject): boolean {
  return isAdmin || isDccUser;
}
