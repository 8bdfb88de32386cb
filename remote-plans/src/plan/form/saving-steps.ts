import type { Plan, PlanUpdate } from 'shared/contract';
import type { FieldValues } from 'shared/ui-forms';
import { isSame, isSameSection } from 'shared/edit-form';
import { dataInput, detailsInput, isAbandoning, stepInput } from './plan-input.ts';
import { planValuesOf, type PlanAttempt, type PlanValues } from './plan-values.ts';

/** One request of a save. */
export interface SavingStep {
  /** What it saves: the data, or a step of the status. */
  part: 'data' | 'status';
  /** @param current the plan as it is stored when the request is sent */
  inputOf: (current: Plan) => PlanUpdate;
}

/**
 * The requests that save a plan, one after the other. The server takes no step of the status together with data that move the
 * status by themselves, so each is its own request, the data first (PP-29). Nothing changed, nothing sent (spec 4).
 *
 * A plan that is abandoned keeps what its attempt was: only its details are saved before (spec 4).
 */
export function savingSteps<AttemptValues extends FieldValues>(
  values: PlanValues<AttemptValues>,
  plan: Plan,
  attempt: PlanAttempt<AttemptValues>,
): SavingStep[] {
  const { action } = values.transition;
  const steps: SavingStep[] = [];
  if (isAbandoning(values)) {
    if (!isSame(values.details, planValuesOf(plan, attempt).details))
      steps.push({ part: 'data', inputOf: (current) => detailsInput(values, current) });
  } else if (isDataChanged(values, plan, attempt)) {
    steps.push({ part: 'data', inputOf: (current) => dataInput(values, current, attempt) });
  }
  if (action !== '')
    steps.push({ part: 'status', inputOf: (current) => stepInput(action, current, attempt) });
  return steps;
}

function isDataChanged<AttemptValues extends FieldValues>(
  values: PlanValues<AttemptValues>,
  plan: Plan,
  attempt: PlanAttempt<AttemptValues>,
): boolean {
  const stored = planValuesOf(plan, attempt);
  const sections = [{ id: 'details' }, ...attempt.sections];
  return sections.some((section) => !isSameSection(values[section.id], stored[section.id], section));
}
