import { sql, type RawBuilder } from 'kysely';
import type { Subject } from './caller.ts';
import { isPlanReadableBy } from './plan-visibility.ts';

/**
 * SQL condition on a `mutation` that outcomes carry: those that the person may read, which are the ones whose every plan
 * they may read, and the ones that were made by their own work unit (ADR 20; `mayReadMutation` decides the same of one).
 */
export function isMutationReadableBy(caller: Subject): RawBuilder<boolean> {
  if (caller.isAdmin || caller.isDccUser) return sql`true`;
  const unitIds = caller.unitRoles.map(({ workUnitId }) => workUnitId);
  return sql`(
    exists (
      select from mutation_owner owner
      join plan on plan.id = owner.plan_id
      where owner.mutation_id = mutation.id and plan.work_unit_id = any (${unitIds}::bigint[]))
    or not exists (
      select from mutation_outcome carrier
      join outcome on outcome.id = carrier.outcome_id
      join plan on plan.id = outcome.plan_id
      join project_index on project_index.project_id = plan.project_id
      where carrier.mutation_id = mutation.id and not ${isPlanReadableBy(caller)}))`;
}
