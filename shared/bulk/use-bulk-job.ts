import { useEffect, useRef, useState } from 'react';
import { apiFetch, errorText, idOfLink, newIdempotencyKey, submissionKeys } from 'shared/api';
import type { BulkAction, BulkJob, BulkJobRow, ChangeResponse } from 'shared/contract';
import { followJob, JOBS } from './follow-job.ts';

export interface BulkWork {
  /** The job as it is now; null before one was given. */
  job: BulkJob | null;
  /** What became of each record, once the job has ended. */
  rows: readonly BulkJobRow[] | null;
  problem: string | null;
  /** A job was sent, and nothing is known of it yet: the one before is still shown, and stays if the request fails. */
  isGiving: boolean;
  give: (action: BulkAction, targets: readonly string[], isPreview: boolean) => void;
  /** Follows a job that is given in another way, which may be repeated after a failure. */
  follow: (giving: Promise<ChangeResponse>) => void;
  /** Brings back what this job changed. */
  undo: (id: number) => void;
  /** A preview says nothing of an action that has changed since. */
  forget: () => void;
}

/** Gives a job on many records and follows it to its end. */
export function useBulkJob(): BulkWork {
  const [job, setJob] = useState<BulkJob | null>(null);
  const [rows, setRows] = useState<readonly BulkJobRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isGiving, setGiving] = useState(false);
  const [keyOf] = useState(submissionKeys);
  const latest = useLatest();

  const forget = () => {
    latest.begin();
    setGiving(false);
    setJob(null);
    setRows(null);
    setProblem(null);
  };
  const follow = async (giving: Promise<ChangeResponse>) => {
    const isThere = latest.begin();
    const fail = (error: unknown) => isThere() && setProblem(errorText(error));
    setProblem(null);
    setGiving(true);
    try {
      const id = idOfLink((await giving)._links.self);
      const onStep = (now: BulkJob) => {
        if (!isThere()) return;
        setGiving(false);
        setJob(now);
        setRows(null);
        setProblem(null);
      };
      const result = await followJob(id, { isThere, onStep, onFailure: fail });
      if (result === undefined || !isThere()) return;
      setRows(result);
      setProblem(null);
    } catch (error) {
      fail(error);
      if (isThere()) setGiving(false);
    }
  };
  const send = (path: string, body: object, key: string) =>
    void follow(
      apiFetch<ChangeResponse>(path, { method: 'POST', body, headers: { 'Idempotency-Key': key } }),
    );
  return {
    ...{ job, rows, problem, isGiving, forget },
    follow: (giving) => void follow(giving),
    give: (action, targets, isPreview) => {
      const body = { action, targets, isPreview };
      // What was changed once is not changed twice; a preview looks at what is there by now.
      send(JOBS, body, isPreview ? newIdempotencyKey() : keyOf(body));
    },
    undo: (id) => send(`${JOBS}/${id}/undo`, {}, keyOf({ undo: id })),
  };
}

/** Of what was begun last: whether it is still shown, and nothing has begun since. */
function useLatest(): { begin: () => () => boolean } {
  const count = useRef(0);
  useEffect(
    () => () => {
      count.current += 1;
    },
    [],
  );
  return {
    begin: () => {
      count.current += 1;
      const begun = count.current;
      return () => count.current === begun;
    },
  };
}
