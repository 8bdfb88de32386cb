import { useState } from 'react';
import { apiFetch, mutateResource, submissionKeys } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import { NO_PROBLEMS, type SaveProblem } from '../../form/index.ts';
import { planPath } from '../../routing/api-paths.ts';
import { newStageOf, type NewStageValues } from '../form/stage-values.ts';
import { stagesPath } from '../stage-paths.ts';

export interface StageCreator {
  create: (values: NewStageValues) => Promise<void>;
  isBusy: boolean;
  /** What the last attempt met with. */
  problems: readonly SaveProblem[];
  /** Identifier of the new stage, once there is one. */
  psn: string | undefined;
}

/** Adds a stage to a plan; a repeated press, or another try after a lost answer, adds one (PP-41). */
export function useCreateStage(pin: string, onCreated: () => void): StageCreator {
  const [keyFor] = useState(submissionKeys);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isBusy, setIsBusy] = useState(false);
  const [psn, setPsn] = useState<string>();

  const create = async (values: NewStageValues) => {
    setProblems(NO_PROBLEMS);
    setIsBusy(true);
    const body = newStageOf(values);
    const headers = { 'Idempotency-Key': keyFor(body) };
    try {
      const created = await apiFetch<ChangeResponse>(stagesPath(pin), { body, headers, showsRefusal: true });
      onCreated();
      // The last segment of the self link is the new identifier (spec part 2 §7).
      setPsn(created._links.self.href.split('/').at(-1));
      // Not before: a plan that has a stage of every type shows no form, which is still to lead to the new stage.
      void mutateResource(stagesPath(pin), planPath(pin));
    } catch (error) {
      setProblems([{ error }]);
    } finally {
      setIsBusy(false);
    }
  };
  return { create, isBusy, problems, psn };
}
