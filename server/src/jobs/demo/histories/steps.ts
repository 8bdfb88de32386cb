import type { HistoryDetail } from 'shared/contract';
import type { AuditTree } from '../../../platform/history/audit-tree.ts';
import { differences } from '../../../platform/history/differences.ts';

/** A record at a moment of its life: what its history compares. */
export interface Moment {
  readonly date: string;
  readonly tree: AuditTree;
}

/** What a step changed of a record. */
export interface Step {
  readonly date: string;
  readonly details: readonly HistoryDetail[];
}

/**
 * The steps of a record, each the difference of two moments, as saves record it.
 *
 * @param moments in order of time; the first is that of its creation
 */
export function stepsOf(moments: readonly Moment[]): Step[] {
  return moments.flatMap(({ date, tree }, index) => {
    const before = moments[index - 1];
    const details = before === undefined ? [] : differences(before.tree, tree);
    return details.length === 0 ? [] : [{ date, details }];
  });
}
