import { CONFIRMED } from '../../../catalogue/state-machines/outcome-machines.ts';
import { isAbortion } from '../../../catalogue/state-machines/statuses.ts';

/** What the engine gives a project; nobody sets it by hand (api-1 §14). */
export type AssignmentStatus =
  | 'Assigned'
  | 'Inspect - Conflict'
  | 'Inspect - Attempt'
  | 'Inspect - GLT Mouse'
  | 'Inactive';

/** Names of a plan's own status and of its summary status. */
export interface PlanProgress {
  readonly status: string;
  readonly summary: string;
}

/** Another project on a gene of the project, one that intends a `Deletion`. */
export interface Competitor {
  /** Name of its assignment status. */
  readonly assignment: string;
  readonly plans: readonly PlanProgress[];
}

/**
 * The assignment status of a project that is not inactive (api-1 §14.2).
 *
 * @param isContestable the project intends one change of a gene, a `Deletion`: others are assigned whatever their
 * competitors
 */
export function decideAssignment(
  isContestable: boolean,
  competitors: readonly Competitor[],
): AssignmentStatus {
  if (!isContestable) return 'Assigned';
  if (competitors.every(({ assignment }) => assignment !== 'Assigned')) return 'Assigned';
  const plans = competitors.flatMap((competitor) => competitor.plans);
  if (plans.some(({ summary }) => summary === CONFIRMED)) return 'Inspect - GLT Mouse';
  return plans.some(isInProgress) ? 'Inspect - Attempt' : 'Inspect - Conflict';
}

/** Work that was given up, in whatever way, is no progress. */
function isInProgress({ status, summary }: PlanProgress): boolean {
  return [status, summary].every((name) => name !== 'Plan Created' && !isAbortion(name));
}
