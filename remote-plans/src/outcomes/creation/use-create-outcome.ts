import { useState } from 'react';
import { ApiError, apiFetch, mutateResource, submissionKeys } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import { NO_PROBLEMS, type SaveProblem } from '../../form/index.ts';
import { mutationField } from '../../mutations/index.ts';
import { planPath } from '../../routing/api-paths.ts';
import { outcomeCreation } from '../form/outcome-input.ts';
import type { OutcomeValues } from '../form/outcome-values.ts';
import { canCreateOutcomePath, outcomesPath, planMutationsPath } from '../outcome-paths.ts';

export interface OutcomeCreator {
  create: (values: OutcomeValues) => Promise<void>;
  isBusy: boolean;
  /** What the last attempt met with. */
  problems: readonly SaveProblem[];
  /** Identifier of the new outcome, once there is one. */
  tpo: string | undefined;
}

/**
 * Creates an outcome of a plan with its mutations, all or nothing. A repeated press, or another try after a lost answer,
 * creates one (PP-41).
 */
export function useCreateOutcome(pin: string, onCreated: () => void): OutcomeCreator {
  const [keyFor] = useState(submissionKeys);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isBusy, setIsBusy] = useState(false);
  const [tpo, setTpo] = useState<string>();

  const create = async (values: OutcomeValues) => {
    setProblems(NO_PROBLEMS);
    setIsBusy(true);
    const body = outcomeCreation(values);
    const headers = { 'Idempotency-Key': keyFor(body) };
    try {
      const path = outcomesPath(pin);
      const created = await apiFetch<ChangeResponse>(path, { body, headers, showsRefusal: true });
      onCreated();
      // The last segment of the self link is the new identifier (spec part 2 §7).
      setTpo(created._links.self.href.split('/').at(-1));
      void mutateResource(path, planMutationsPath(pin), planPath(pin), canCreateOutcomePath(pin));
    } catch (error) {
      setProblems([{ error: withFormFields(error) }]);
    } finally {
      setIsBusy(false);
    }
  };
  return { create, isBusy, problems, tpo };
}

/** The server names a field of a mutation by its path in the body; the form has it under the name of its own. */
function withFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = error.fields.map(({ field, message }) => {
    const [, index, member] = /^mutations\.(\d+)\.(.+)$/.exec(field) ?? [];
    return {
      field: member === undefined ? field : `mutations.${index}.${mutationField(member)}`,
      message,
    };
  });
  return new ApiError(error.message, error.kind, error.status, fields);
}
