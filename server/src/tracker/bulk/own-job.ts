import type { BulkJob } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { findJob } from './jobs-repository.ts';

export const BULK_JOBS_PATH = '/api/v2/bulkJobs';

/**
 * The job, for the person who gave it and for administrators.
 *
 * @throws NotFoundError
 */
export async function ownJob(db: Db, id: string, caller: SignedIn): Promise<BulkJob> {
  const job = await findJob(db, Number(id));
  if (job === undefined || (job.user !== caller.email && !caller.isAdmin))
    throw new NotFoundError(`The job ${id} does not exist.`);
  return job;
}
