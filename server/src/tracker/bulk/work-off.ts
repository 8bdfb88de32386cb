import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { BulkAction } from 'shared/contract';
import type { CatalogueContext } from '../../catalogue/context.ts';
import { findSubject } from '../../identity/permissions/subject-repository.ts';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { ApiError, ForbiddenError, UserError } from '../../platform/http/errors/errors.ts';
import type { ScheduledTask } from '../../platform/schedule/repeat.ts';
import { requireReadablePlan } from '../plans/readable-plan.ts';
import { RecordBefore, type Applied, type BulkWorking, type RowChange } from './applied.ts';
import { changeProject, restoreProject } from './change-project.ts';
import { consequencesOf, statusesAround, type StatusesAround } from './consequences.ts';
import { handOverPlan } from './hand-over-plan.ts';
import { changeFromRow } from './import/change-from-row.ts';
import {
  claimRow,
  finishJob,
  isOfStanding,
  noteFailure,
  openJobs,
  openRows,
  storeResult,
  type OpenJob,
  type OpenRow,
  type RowResult,
} from './jobs-repository.ts';
import { restorePlan } from './plan-before.ts';
import { severalAtOnce, type Turn } from './several-at-once.ts';
import { stopPlan } from './stop-plan.ts';
import { tellReceivers, type TellingContext } from './tell-receivers.ts';

const EVERY_MS = 500;
/** Rows of one job before the next job has its turn. */
const SLICE = 25;
/** While one waits for the database, another is made ready. The embedded database does one thing at a time, and has others waiting. */
const ROWS_AT_ONCE = 4;
/** A row that fails so often is refused: its error is none of the moment. */
const MOST_FAILURES = 3;

export type BulkContext = Data & TellingContext & Pick<CatalogueContext, 'externalServices'>;

/** Works jobs off while the server runs; those that a server left when it ended, too. */
export function workOffBulkJobs(context: BulkContext): ScheduledTask {
  return {
    name: 'bulk jobs',
    firstAfterMs: EVERY_MS,
    everyMs: EVERY_MS,
    run: ({ signal }) => workOff(context, signal),
  };
}

/** Works all jobs off that there are, some rows of each in turn, until the signal is aborted: what is left is the next server's. */
export async function workOff(context: BulkContext, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const jobs = await openJobs(context.db);
    if (jobs.length === 0) return;
    let hasWorked = false;
    for (const job of jobs) hasWorked = (await workSlice(context, job, signal)) || hasWorked;
    // What is left is another server's.
    if (!hasWorked) return;
  }
}

/** @returns whether a row was done */
async function workSlice(
  context: BulkContext,
  job: OpenJob,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const atOnce = context.settings.databaseUrl === undefined ? 1 : ROWS_AT_ONCE;
  const rows = await openRows(context.db, job.id, SLICE);
  const areDone = await severalAtOnce(rows, { atOnce, signal }, (row) => turnOf(context, job, row));
  await endJob(context, job);
  return areDone.includes(true);
}

/** Ends a job whose rows are all done, and tells those whom it concerns. */
async function endJob(context: BulkContext, job: OpenJob): Promise<void> {
  const { action, isPreview, isUndo } = job;
  await inTransaction(context.db, job.email, async (tx) => {
    const hasEnded = await finishJob(tx, job.id);
    if (!hasEnded || isPreview || isUndo || action.name !== 'handOverPlans') return;
    await tellReceivers(tx, context, job, action);
  });
}

const NO_ACCOUNT = 'The account of the person who gave this job is not active any more.';
const NO_PLAN = 'This project has no plan of yours that goes on.';
const NONE_STANDS_STILL = 'No plan of this project stands still.';
const BROKEN = 'The server could not do this because of an error of its own. It was reported.';

/**
 * What is to be done for a row. Rows of new projects are read and checked ahead, and carried out several at once, but for those on one
 * gene, since an earlier project on a gene decides about a later one. Other rows may be about one record: they wait for each other.
 */
async function turnOf(context: BulkContext, job: OpenJob, row: OpenRow): Promise<Turn<boolean>> {
  const read = () => readRow(context, job, row);
  if (job.action.name !== 'createProjects')
    return { key: '', run: () => workRow(context.db, job, row, read) };
  const ahead = read();
  const key = await ahead.then(({ gene }) => gene ?? '').catch(() => '');
  return { key, run: () => workRow(context.db, job, row, () => ahead) };
}

interface ReadRow extends RowChange {
  caller: SignedIn;
}

/** Rights are those of the moment: a person may lose them while the job runs. @throws ApiError */
async function readRow(context: BulkContext, job: OpenJob, row: OpenRow): Promise<ReadRow> {
  const caller = await findSubject(context.db, job.email, context.settings);
  if (caller === undefined) throw new ForbiddenError(NO_ACCOUNT);
  const lists = await context.catalogues.read();
  return { caller, ...(await changeOf(context, job, row, { caller, lists })) };
}

/** @returns whether it was done, and not by another server */
async function workRow(db: Db, job: OpenJob, row: OpenRow, read: () => Promise<ReadRow>): Promise<boolean> {
  try {
    const change = await read();
    return await inTransaction(db, job.email, (tx) => changeRow(tx, job, row, change));
  } catch (error) {
    await storeResult(db, row, await resultOfError(db, row, error));
    return true;
  }
}

/** What is stored of a row that was not carried out. @throws what may not happen when the row is tried again */
async function resultOfError(db: Db, row: OpenRow, error: unknown): Promise<RowResult> {
  if (error instanceof Previewed) return error.result;
  if (error instanceof ApiError) return refused(error.message);
  if ((await noteFailure(db, row)) < MOST_FAILURES) throw error;
  return refused(BROKEN);
}

/** Ends the transaction of a preview, so that nothing is stored. */
class Previewed extends Error {
  constructor(readonly result: RowResult) {
    super('A preview stores nothing');
  }
}

/** Changes the record and stores what became of the row, in one transaction: after a crash neither is there, or both. */
async function changeRow(tx: Db, job: OpenJob, row: OpenRow, { caller, change }: ReadRow): Promise<boolean> {
  if (!(await claimRow(tx, row))) return false;
  await prepareTransaction(tx, job);
  const isNew = job.action.name === 'createProjects';
  const before = isNew ? NOWHERE : await statusesAround(tx, row.target, caller);
  const applied = await change(tx);
  const after = isNew ? NOWHERE : await statusesAround(tx, row.target, caller);
  const result: RowResult = {
    outcome: applied.details.length > 0 ? 'changed' : 'unchanged',
    consequences: consequencesOf(before, after),
    ...applied,
    message: applied.message ?? null,
  };
  if (job.isPreview) throw new Previewed({ ...result, undo: null });
  await storeResult(tx, row, result);
  return true;
}

/** Around a project that is created there is nothing yet: where it stands is part of what is new. */
const NOWHERE: StatusesAround = new Map();

/**
 * Names the job for the history. The statements of a row find a few rows by their indexes, so that a plan that is made once serves all:
 * planning them again for each row would take longer than carrying them out.
 */
async function prepareTransaction(tx: Db, { id, isPreview }: OpenJob): Promise<void> {
  await sql`
    select set_config('app.bulk_job', ${isPreview ? '' : `${id}`}, true),
      set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(tx);
}

/** What the row's transaction is to do. Rows of files are read and checked before it. */
async function changeOf(
  { db, externalServices }: BulkContext,
  { action, isPreview, isUndo }: OpenJob,
  row: OpenRow,
  working: BulkWorking,
): Promise<RowChange> {
  if (isUndo) return { change: (tx) => restore(tx, row, working) };
  if (action.name === 'createProjects' || action.name === 'updateAttempts')
    return changeFromRow(db, { ...action, isPreview, ...row }, { ...working, externalServices });
  return { change: (tx) => apply(tx, row.target, action, working) };
}

async function apply(tx: Db, target: string, action: BulkAction, working: BulkWorking): Promise<Applied> {
  if (action.name !== 'changeProjects' && target.startsWith('TPN:'))
    throw new UserError(isOfStanding(action) ? NONE_STANDS_STILL : NO_PLAN);
  switch (action.name) {
    case 'stopPlans':
      return stopPlan(tx, target, action, working);
    case 'handOverPlans':
      return handOverPlan(tx, target, action, working);
    case 'changeProjects': {
      const tpn = await projectOf(tx, target, working.caller);
      return { ...(await changeProject(tx, tpn, action, working)), target: tpn };
    }
  }
}

/** A row still names a plan where the caller could not read it when the job was given. @throws NotFoundError, ForbiddenError */
async function projectOf(tx: Db, target: string, caller: SignedIn): Promise<string> {
  return target.startsWith('PIN:') ? (await requireReadablePlan(tx, target, caller)).tpn : target;
}

function restore(tx: Db, { target, undo }: OpenRow, working: BulkWorking): Promise<Applied> {
  const before = Value.Parse(RecordBefore, undo);
  return before.kind === 'plan'
    ? restorePlan(tx, target, before, working)
    : restoreProject(tx, target, before, working);
}

function refused(message: string): RowResult {
  return { outcome: 'refused', message, details: [], consequences: [], undo: null };
}
