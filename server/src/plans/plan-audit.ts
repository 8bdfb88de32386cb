import { attemptAudit } from '../attempts/attempt-audit.ts';
import type { Lists } from '../catalogues/catalogues.ts';
import { collection, type AuditTree } from '../history/audit-tree.ts';
import type { PlanRow } from './plan-rows.ts';

/** What the history of a plan compares (api-2 §20.2). */
export function planAudit(row: PlanRow, lists: Lists): AuditTree {
  return {
    comment: row.comment,
    funders: collection(
      row.funderIds,
      (id) => id,
      (id) => ({ name: lists.funder.get(id).name }),
    ),
    status: { name: lists.status.get(row.statusId).name },
    summaryStatus: { name: lists.status.get(row.summaryStatusId).name },
    ...attemptAudit(row.attempt, lists),
  };
}
