import { useEffect, useRef, useState } from 'react';
import { apiFetch, errorText, submissionKeys } from 'shared/api';
import type { BulkAction, BulkJob, BulkJobRow, ChangeResponse } from 'shared/contract';

const JOBS = '/api/v2/bulkJobs';
/** Rows of one request. */
const STEP = 1000;
const LOOK_AFTER_MS = 400;

export interface BulkWork {
  /** The job as it is now; null before one was given. */
  job: BulkJob | null;
  /** What became of each record, once the job has ended. */
  rows: readonly BulkJobRow[] | null;
  problem: string | null;
  give: (action: BulkAction, targets: readonly string[], isPreview: boolean) => void;
  /** Follows a job that is given in another way. */
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
  const [keyOf] = useState(submissionKeys);
  const isThere = useIsThere();

  const forget = () => {
    setJob(null);
    setRows(null);
    setProblem(null);
  };
  const follow = async (giving: Promise<ChangeResponse>) => {
    forget();
    try {
      const id = (await giving)._links.self.href.split('/').at(-1) ?? '';
      const ended = await followToEnd(id, (now) => isThere() && setJob(now));
      const result = await readRows(id, ended.total);
      if (isThere()) setRows(result);
    } catch (error) {
      if (isThere()) setProblem(errorText(error));
    }
  };
  return {
    ...{ job, rows, problem, forget },
    follow: (giving) => void follow(giving),
    give: (action, targets, isPreview) => {
      const body = { action, targets, isPreview };
      void follow(apiFetch<ChangeResponse>(JOBS, { body, headers: { 'Idempotency-Key': keyOf(body) } }));
    },
    undo: (id) => void follow(apiFetch<ChangeResponse>(`${JOBS}/${id}/undo`, { method: 'POST', body: {} })),
  };
}

async function followToEnd(id: string, onStep: (job: BulkJob) => void): Promise<BulkJob> {
  for (;;) {
    const job = await apiFetch<BulkJob>(`${JOBS}/${id}`);
    onStep(job);
    if (job.finishedAt !== null) return job;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER_MS));
  }
}

async function readRows(id: string, total: number): Promise<BulkJobRow[]> {
  const rows: BulkJobRow[] = [];
  while (rows.length < total) {
    const after = rows.at(-1)?.place ?? 0;
    const some = await apiFetch<BulkJobRow[]>(`${JOBS}/${id}/rows`, { query: { after, limit: STEP } });
    if (some.length === 0) return rows;
    rows.push(...some);
  }
  return rows;
}

/** Whether the component is still shown. */
function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}
