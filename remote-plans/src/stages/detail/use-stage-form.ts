import { useEffect, useState } from 'react';
import { ConflictError, type Editable } from 'shared/api';
import type { ChangeResponse, PhenotypingStage } from 'shared/contract';
import { useForm, type UseFormReturn } from 'shared/ui-forms';
import { NO_PROBLEMS, type SaveProblem } from '../../form/index.ts';
import { stageUpdateOf, type StageValues } from '../form/stage-values.ts';

export interface StageFormOptions {
  editable: Editable<PhenotypingStage>;
  /** The stage as it was read. */
  stage: PhenotypingStage;
  /** What the form holds of it; the same object as long as the stage is the same. */
  stored: StageValues;
  onSaved: (response: ChangeResponse) => void;
}

/** The form of a stage: its values, and how saving them goes. */
export interface StageFormState {
  form: UseFormReturn<StageValues>;
  save: (values: StageValues) => Promise<void>;
  /** Saves what the person has settled on after somebody else was faster. */
  keep: (merged: StageValues) => Promise<void>;
  isBusy: boolean;
  /** What the last attempt to save met with. */
  problems: readonly SaveProblem[];
}

/** Edits a stage and saves it. A failed save leaves the form as it is; after a success it shows what is stored. */
export function useStageForm({ editable, stage, stored, onSaved }: StageFormOptions): StageFormState {
  const form = useForm<StageValues>({ defaultValues: stored, mode: 'onTouched', shouldFocusError: false });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isBusy, setIsBusy] = useState(false);
  const [saves, setSaves] = useState(0);
  const { reset } = form;
  // A save that changes nothing but the status leaves the stored values alike, and the chosen step must go.
  useEffect(() => reset(stored), [reset, stored, saves]);

  const attempt = async (send: () => Promise<ChangeResponse>) => {
    setProblems(NO_PROBLEMS);
    setIsBusy(true);
    try {
      const response = await send();
      setSaves((count) => count + 1);
      onSaved(response);
    } catch (error) {
      if (!(error instanceof ConflictError)) setProblems([{ error }]);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    form,
    save: (values) => attempt(() => editable.save(stageUpdateOf(values, stage))),
    keep: async (merged) => {
      const { conflict } = editable;
      if (conflict) await attempt(() => conflict.save(stageUpdateOf(merged, conflict.theirs)));
    },
    isBusy,
    problems,
  };
}
