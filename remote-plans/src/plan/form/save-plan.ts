import type { Editable } from 'shared/api';
import type { ChangeResponse, Plan } from 'shared/contract';
import type { SaveResult, Send } from 'shared/edit-form';
import type { FieldValues } from 'shared/ui-forms';
import type { PlanAttempt, PlanValues } from './plan-values.ts';
import { savingSteps } from './saving-steps.ts';

/** What a failed second request of a save is headed with. */
const STEP_NOT_TAKEN = 'Your changes are saved, but the next step was not taken';

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
  for (const { inputOf } of savingSteps(values, plan, attempt)) {
    try {
      responses.push(await (responses.length === 0 ? send(inputOf(plan)) : sendNext(inputOf)));
    } catch (error) {
      if (responses.length === 0) throw error;
      return { responses, problem: { error, part: STEP_NOT_TAKEN } };
    }
  }
  return { responses };
}
