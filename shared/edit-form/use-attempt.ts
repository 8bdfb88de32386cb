import { startTransition, useRef, useState } from 'react';
import { ConflictError } from 'shared/api';
import { NO_PROBLEMS, type SaveProblem } from './errors/summary-lines.ts';

export interface Attempt {
  /**
   * Runs one attempt to save; does nothing while another is under way, so that a second press sends nothing.
   *
   * @param run throws a problem, or returns it when a part was saved all the same
   */
  attempt: (run: () => Promise<SaveProblem | undefined>) => Promise<void>;
  isBusy: boolean;
  /** What the last attempt met with. A conflict is no problem: the person resolves it. */
  problems: readonly SaveProblem[];
}

/** Attempts to save, one at a time. */
export function useAttempt(): Attempt {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);

  const attempt: Attempt['attempt'] = async (run) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblems(NO_PROBLEMS);
    // Rendered after the request is sent, which would otherwise wait for the whole form.
    startTransition(() => setIsBusy(true));
    const problem = await run().catch((error: unknown) => ({ error }));
    if (problem && !(problem.error instanceof ConflictError)) setProblems([problem]);
    isRunning.current = false;
    setIsBusy(false);
  };
  return { attempt, isBusy, problems };
}
