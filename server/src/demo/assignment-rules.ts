/** The assignment engine's rules (api-1 section 14.2) on the figures that it looks at. */

export type AssignmentStatus =
  'Assigned' | 'Inspect - Conflict' | 'Inspect - Attempt' | 'Inspect - GLT Mouse' | 'Inactive';

export interface PlanState {
  readonly status: string;
  readonly summary: string;
}

/** Another project on the same gene that wants a `Deletion`. */
export interface Competitor {
  readonly assignment: AssignmentStatus;
  readonly plans: readonly PlanState[];
}

/**
 * @param intendsDeletion the project's one gene intention is of type `Deletion`
 */
export function decideAssignment(
  intendsDeletion: boolean,
  competitors: readonly Competitor[],
): AssignmentStatus {
  if (!intendsDeletion) return 'Assigned';
  if (competitors.every((competitor) => competitor.assignment !== 'Assigned')) return 'Assigned';
  const plans = competitors.flatMap((competitor) => competitor.plans);
  if (plans.some((plan) => plan.summary === 'Genotype Confirmed')) return 'Inspect - GLT Mouse';
  return plans.some(isInProgress) ? 'Inspect - Attempt' : 'Inspect - Conflict';
}

function isInProgress({ status, summary }: PlanState): boolean {
  const ended = ['Attempt Aborted', 'Plan Created'];
  return !ended.includes(status) && !ended.includes(summary) && summary !== 'Genotype Confirmed';
}
