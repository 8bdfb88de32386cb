import type { Editable } from 'shared/api';
import type { ChangeResponse, Plan } from 'shared/contract';
import type { SaveResult, Send } from 'shared/edit-form';
import type { FieldValues } from 'shared/ui-forms';
import type { PlanAttempt, PlanValues } from './plan-values.ts';
import { savingSteps, type SavingStep } from './saving-steps.ts';

/** What a failed further request of a save is headed with. */
const NOT_TAKEN: Record<Exclude<SavingStep['part'], 'data'>, string> = {
  status: 'Your changes are saved, but the next step was not taken',
  continuation: 'The step was taken, but not the one that the tracker takes after it',
};

/**
 * Saves a plan over this version of it, first its data and then the step of its status. When only the step fails, the data
 * stays saved.
 */
export async function savePlan<AttemptValues extends FieldValues>(
  values: PlanValues<AttemptValues>,
  plan: Plan,
  attempt: PlanAttempt<AttemptValues>,
  { send, sendNext }: { send: Send<ChangeResponse>; sendNext: Editable<Plan>['saveNext'] },
): Promise<SaveResult<ChangeResponse>> {
  const responses: ChangeResponse[] = [];
  for (const { part, inputOf } of savingSteps(values, plan, attempt)) {
    try {
      const response = await (responses.length === 0 ? send(inputOf(plan)) : sendNext(inputOf));
      if (response) responses.push(response);
    } catch (error) {
      if (responses.length === 0 || part === 'data') throw error;
      return { responses, problem: { error, part: NOT_TAKEN[part] } };
    }
  }
  return { responses };
}
