import { sql, type RawBuilder } from 'kysely';
import type { Subject } from '../../../identity/permissions/caller.ts';

const PUBLIC = 1;

/**
 * SQL condition on `plan` and the `project_index` row of its project: plans that the person may read, the same as the
 * action READ_PLAN (api-2 §2). The existing tracker lists plans that it does not let people read.
 */
export function isReadableBy({ isAdmin, isDccUser, unitRoles, consortia }: Subject): RawBuilder<boolean> {
  if (isAdmin || isDccUser) return sql`true`;
  const unitIds = unitRoles.map(({ workUnitId }) => workUnitId);
  const consortiumIds = consortia.map(({ id }) => id);
  return sql`(
    project_index.privacy_rank = ${sql.lit(PUBLIC)}
    or plan.work_unit_id = any (${unitIds}::bigint[])
    or project_index.consortium_ids && ${consortiumIds}::integer[])`;
}
