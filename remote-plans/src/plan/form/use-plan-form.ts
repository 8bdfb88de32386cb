import { useEffect, useRef, useState } from 'react';
import { ConflictError, type Editable } from 'shared/api';
import type { ChangeResponse, Plan, PlanUpdate } from 'shared/contract';
import { useFilledForm, type FieldValues, type UseFormReturn } from 'shared/ui-forms';
import { NO_PROBLEMS, type SaveProblem } from '../../form/index.ts';
import { NO_STEP, type PlanAttempt, type PlanValues } from './plan-values.ts';
import { joinedResponse, savingSteps, type SavingStep } from './saving-steps.ts';

export interface PlanFormOptions<AttemptValues extends FieldValues> {
  editable: Pick<Editable<Plan>, 'save' | 'saveNext' | 'reload' | 'conflict'>;
  /** The plan as it was read. */
  plan: Plan;
  attempt: PlanAttempt<AttemptValues>;
  /** What the form holds of the plan; the same object as long as the plan is the same. */
  stored: PlanValues<AttemptValues>;
  /** Something was saved. */
  onSaved: (response: ChangeResponse) => void;
}

/** The form of a plan: its values, and how saving them goes. */
export interface PlanFormState<AttemptValues extends FieldValues> {
  form: UseFormReturn<PlanValues<AttemptValues>>;
  save: (values: PlanValues<AttemptValues>) => Promise<void>;
  /** Saves what the person has settled on after somebody else was faster. */
  keep: (merged: PlanValues<AttemptValues>) => Promise<void>;
  isBusy: boolean;
  /** What the last attempt to save met with. */
  problems: readonly SaveProblem[];
}

/** How the second request of a save is named when it fails after the first. */
const STEP_NOT_TAKEN = 'Your changes are saved, but the next step was not taken';

/**
 * Edits a plan and saves it. Nothing typed is ever lost: a failed save leaves the form as it is, and of two requests the one
 * that failed stays in it.
 */
export function usePlanForm<AttemptValues extends FieldValues>({
  editable,
  plan,
  attempt,
  stored,
  onSaved,
}: PlanFormOptions<AttemptValues>): PlanFormState<AttemptValues> {
  const form = useFilledForm(stored, { mode: 'onTouched', shouldFocusError: false });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isBusy, setIsBusy] = useState(false);
  const [saved, setSaved] = useState<Saved>({ times: 0, openAction: '' });
  useFollowing(form, stored, saved);

  const run = async (
    steps: readonly SavingStep[],
    present: Plan,
    sendFirst: (input: PlanUpdate) => Promise<ChangeResponse>,
    action: string,
  ) => {
    const responses: ChangeResponse[] = [];
    setProblems(NO_PROBLEMS);
    setIsBusy(true);
    try {
      for (const { inputOf } of steps)
        responses.push(
          await (responses.length === 0 ? sendFirst(inputOf(present)) : editable.saveNext(inputOf)),
        );
    } catch (error) {
      const part = responses.length > 0 ? STEP_NOT_TAKEN : undefined;
      if (!(error instanceof ConflictError)) setProblems([{ error, part }]);
    } finally {
      const openAction = responses.length < steps.length ? action : '';
      if (responses.length > 0) setSaved(({ times }) => ({ times: times + 1, openAction }));
      setIsBusy(false);
    }
    const response = joinedResponse(responses);
    if (response) onSaved(response);
  };

  return {
    form,
    save: (values) => run(savingSteps(values, plan, attempt), plan, editable.save, values.transition.action),
    keep: async (merged) => {
      const { conflict } = editable;
      if (!conflict) return;
      const steps = savingSteps(merged, conflict.theirs, attempt);
      // Whoever takes the other's values everywhere has nothing to save.
      if (steps.length === 0) await editable.reload();
      else await run(steps, conflict.theirs, conflict.save, merged.transition.action);
    },
    isBusy,
    problems,
  };
}

interface Saved {
  /** How often something was saved. */
  times: number;
  /** The step that was not taken although the data before it was saved. */
  openAction: string;
}

/**
 * Puts what is stored into the form whenever that has changed, and a step that is still open with it. When something was saved
 * that could not be read again, the form keeps what it holds: that is what is stored by now.
 */
function useFollowing<Values extends { transition: { action: string } }>(
  { reset, getValues }: Pick<UseFormReturn<Values>, 'reset' | 'getValues'>,
  stored: Values,
  saved: Saved,
): void {
  const shown = useRef({ stored, saved });
  useEffect(() => {
    const before = shown.current;
    if (before.stored === stored && before.saved === saved) return;
    shown.current = { stored, saved };
    const present = before.stored === stored ? { ...getValues(), transition: NO_STEP } : stored;
    reset(present);
    if (saved.openAction === '') return;
    reset({ ...present, transition: { action: saved.openAction } }, { keepDefaultValues: true });
  }, [reset, getValues, stored, saved]);
}
