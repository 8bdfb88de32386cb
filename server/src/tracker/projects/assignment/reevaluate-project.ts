import type { HistoryRecord } from 'shared/contract';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AuditTree } from '../../../platform/history/audit-tree.ts';
import { differences } from '../../../platform/history/differences.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import { afterPlanChange, type ProjectState } from './project-evaluation.ts';
import {
  lockProjectsOnGenesOf,
  refreshIndex,
  writeStatuses,
  type StatusChange,
} from './project-status-repository.ts';

/**
 * Brings a project and its neighbours up to date with its plans (api-1 §14.3, api-2 §11.5): assignment and summary
 * statuses, their stamps, the project's history, lists and searches. To be called at the end of the transaction that
 * creates or changes a plan, or an outcome or a stage of one. It locks the project's genes, then the project and those
 * that compete with it.
 *
 * @returns the record of the project's history, null when neither of its statuses changed; neighbours have none
 */
export async function reevaluateProject(
  tx: Db,
  projectId: number,
  lists: Lists,
): Promise<HistoryRecord | null> {
  const states = await lockProjectsOnGenesOf(tx, projectId, lists);
  const project = states.find(({ id }) => id === projectId);
  if (project === undefined) throw new Error(`There is no project ${projectId} to evaluate`);
  const others = states.filter(({ id }) => id !== projectId);
  const changes = changesOf(states, afterPlanChange(project, others));
  const versions = await writeStatuses(tx, changes, lists);
  const record = await recordStatuses(tx, changes, projectId, versions.get(projectId));
  await refreshIndex(tx, [projectId, ...changes.map(({ after }) => after.id)]);
  return record;
}

function changesOf(states: readonly ProjectState[], changed: readonly ProjectState[]): StatusChange[] {
  return states.flatMap((before) => {
    const after = changed.find(({ id }) => id === before.id);
    return after === undefined ? [] : [{ before, after }];
  });
}

async function recordStatuses(
  tx: Db,
  changes: readonly StatusChange[],
  projectId: number,
  version: number | undefined,
): Promise<HistoryRecord | null> {
  const change = changes.find(({ after }) => after.id === projectId);
  if (change === undefined || version === undefined) return null;
  const details = differences(statusAudit(change.before), statusAudit(change.after));
  return recordChange(tx, 'Project', projectId, version, details);
}

/** What the history compares of a project when its plans change its statuses. */
export function statusAudit({
  assignment,
  summary,
}: Pick<ProjectState, 'assignment' | 'summary'>): AuditTree {
  return { assignmentStatus: { name: assignment }, summaryStatus: { name: summary } };
}
