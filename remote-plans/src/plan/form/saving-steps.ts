import type { Plan, PlanUpdate } from 'shared/contract';
import type { FieldValues } from 'shared/ui-forms';
import { pendingStep } from 'shared/domain';
import { isSame, isSameSection } from 'shared/edit-form';
import { dataInput, detailsInput, isAbandoning, stepInput } from './plan-input.ts';
import { planValuesOf, type PlanAttempt, type PlanValues } from './plan-values.ts';

/** One request of a save. */
export interface SavingStep {
  /** What it saves: the data, a step of the status, or what the tracker does of itself after that step. */
  part: 'data' | 'status' | 'continuation';
  /** @param current the plan as it is stored when the request is sent; undefined where nothing is left to do */
  inputOf: (current: Plan) => PlanUpdate | undefined;
}

/**
 * The requests that save a plan, one after the other. The server takes no step of the status together with data that move the
 * status by themselves, so each is its own request, the data first (PP-29); and where the step leads to a status that the tracker
 * leaves by itself, it does so with one request more. Nothing changed, nothing sent (spec 4).
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
  if (action !== '') {
    steps.push({ part: 'status', inputOf: (current) => stepInput(action, current, attempt) });
    steps.push({ part: 'continuation', inputOf: (current) => continuationInput(current, attempt) });
  }
  return steps;
}

/** Saves what is stored once more, where the tracker then takes a step of its own. */
function continuationInput<AttemptValues extends FieldValues>(
  current: Plan,
  attempt: PlanAttempt<AttemptValues>,
): PlanUpdate | undefined {
  const step = current.statusTransition && pendingStep(current.statusTransition);
  return step && stepInput(step.action, current, attempt);
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
