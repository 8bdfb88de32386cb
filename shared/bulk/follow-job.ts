import { ApiError, apiFetch } from 'shared/api';
import type { BulkJob, BulkJobRow } from 'shared/contract';

export const JOBS = '/api/v2/bulkJobs';
/** Rows of one request. */
const STEP = 1000;
const LOOK_AFTER_MS = 400;
/** A server that did not respond is asked again, less often. */
const AGAIN_AFTER_MS = 2000;

export interface JobFollower {
  /** Whether anybody still looks. */
  isThere: () => boolean;
  onStep: (job: BulkJob) => void;
  /** The last look failed, and the next one follows; undefined once one has succeeded. */
  onFailure: (error: unknown) => void;
}

/**
 * Follows a job to its end, and reads what became of each record. The job goes on at the server whether or not it can be looked at, so
 * a look that fails is repeated.
 *
 * @returns undefined when nobody looks any more
 * @throws ApiError for a refusal, which another look would not change
 */
export async function followJob(
  id: string,
  follower: JobFollower,
): Promise<readonly BulkJobRow[] | undefined> {
  while (follower.isThere()) {
    const job = await repeated(() => apiFetch<BulkJob>(`${JOBS}/${id}`), follower);
    if (job === undefined) return undefined;
    follower.onStep(job);
    if (job.finishedAt !== null) return repeated(() => readRows(id, job.total), follower);
    await after(LOOK_AFTER_MS);
  }
  return undefined;
}

async function repeated<Result>(
  look: () => Promise<Result>,
  { isThere, onFailure }: JobFollower,
): Promise<Result | undefined> {
  while (isThere()) {
    try {
      return await look();
    } catch (error) {
      if (isRefusal(error)) throw error;
      onFailure(error);
      await after(AGAIN_AFTER_MS);
    }
  }
  return undefined;
}

const TOO_MANY = 429;

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.kind === 'aborted' || (error.status >= 400 && error.status < 500 && error.status !== TOO_MANY))
  );
}

async function readRows(id: string, total: number): Promise<BulkJobRow[]> {
  const rows: BulkJobRow[] = [];
  while (rows.length < total) {
    const last = rows.at(-1)?.place ?? 0;
    const some = await apiFetch<BulkJobRow[]>(`${JOBS}/${id}/rows`, { query: { after: last, limit: STEP } });
    if (some.length === 0) return rows;
    rows.push(...some);
  }
  return rows;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
