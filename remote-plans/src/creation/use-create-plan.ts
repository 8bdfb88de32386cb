import { useState } from 'react';
import { apiFetch, submissionKeys } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import { NO_PROBLEMS, type SaveProblem } from '../form/index.ts';
import { anyPlanAddress } from '../routing/addresses.ts';
import { creationBody, type PlanCreationValues } from './creation-values.ts';

export interface PlanCreator {
  create: (values: PlanCreationValues) => Promise<void>;
  /** What the last attempt met with. */
  problems: readonly SaveProblem[];
  /** Where the new plan is, once there is one. */
  createdAt: string | undefined;
}

/** Creates a plan, once for the same content. A refusal leaves the person in the form with everything typed (PP-10, PP-41). */
export function useCreatePlan(tpn: string, onCreated: () => void): PlanCreator {
  const [keyFor] = useState(submissionKeys);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [createdAt, setCreatedAt] = useState<string>();

  const create = async (values: PlanCreationValues) => {
    setProblems(NO_PROBLEMS);
    const body = creationBody(tpn, values);
    const headers = { 'Idempotency-Key': keyFor(body) };
    try {
      const { _links } = await apiFetch<ChangeResponse>('/api/plans', { body, headers, showsRefusal: true });
      onCreated();
      setCreatedAt(anyPlanAddress({ tpn, pin: idOf(_links.self.href) }));
    } catch (error) {
      setProblems([{ error }]);
    }
  };
  return { create, problems, createdAt };
}

/** The last segment of the self link is the new identifier (spec part 2 §7). */
function idOf(selfLink: string): string {
  return selfLink.split('/').at(-1) ?? '';
}
