import { sql, type RawBuilder } from 'kysely';
import type { Subject } from './caller.ts';

const PUBLIC = 1;

/**
 * SQL condition on `plan` and the `project_index` row of its project: plans that the person may read, the same as the
 * action READ_PLAN (api-2 §2). Lists and reports of plans, attempts, outcomes and mutations go by it (ADR 21).
 */
export function isPlanReadableBy({ isAdmin, isDccUser, unitRoles, consortia }: Subject): RawBuilder<boolean> {
  if (isAdmin || isDccUser) return sql`true`;
  const unitIds = unitRoles.map(({ workUnitId }) => workUnitId);
  const consortiumIds = consortia.map(({ id }) => id);
  return sql`(
    project_index.privacy_rank = ${sql.lit(PUBLIC)}
    or plan.work_unit_id = any (${unitIds}::bigint[])
    or project_index.consortium_ids && ${consortiumIds}::integer[])`;
}
