import { sql, type RawBuilder } from 'kysely';
import type { BulkJob, BulkJobCreation, BulkJobRow } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/statements/instants.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import { longestStanding } from '../projects/list/standing-still.ts';
import type { Applied, RecordBefore } from './applied.ts';

/** How long a job can be undone. */
const UNDO = sql`interval '1 day'`;
/** A preview says nothing that is true for long. */
const PREVIEWS_KEPT = sql`interval '1 day'`;

/**
 * Stores a job with its rows; it is worked off afterwards. A record that is named twice is changed once. A project that is
 * named for a change of plans stands for the plans of it that the caller may change and that are not stopped, or where only what
 * stands still is asked for, for the plan that the lists name; without any it stays, and is refused. A plan that is named for a
 * change of projects stands for its project, where the caller may read it: otherwise it stays, too, because which project it
 * belongs to is hidden.
 */
export async function createJob(
  tx: Db,
  caller: SignedIn,
  { action, targets, isPreview }: BulkJobCreation,
): Promise<number> {
  const id = await newJob(tx, caller, action, isPreview);
  const unitIds = caller.unitRoles.map(({ workUnitId }) => workUnitId);
  const plansThatGoOn = sql`plan.project_id = project.id
    and (${caller.isAdmin} or plan.work_unit_id = any (${unitIds}::bigint[]))
    and not (select is_abortion_status from status where id = plan.status_id)`;
  const today = localDate(new Date());
  const namedPlan = sql`plan.id = (${longestStanding(sql`project.id`, sql`plan.id`, { today, subject: caller })})`;
  const isOfProjects = action.name === 'changeProjects';
  await sql`
    with wanted as (
      select target, min(place) as place from unnest(${targets}::text[]) with ordinality given (target, place)
      group by target),
    named as (
      select wanted.place, coalesce(of_plan.tpn, plan.pin, wanted.target) as target
      from wanted
      left join project of_plan on ${isOfProjects} and of_plan.id = (
        select plan.project_id from plan join project_index on project_index.project_id = plan.project_id
        where plan.pin = wanted.target and ${isPlanReadableBy(caller)})
      left join project on ${!isOfProjects} and project.tpn = wanted.target
      left join plan on ${isOfStanding(action) ? namedPlan : plansThatGoOn})
    insert into bulk_job_row (job_id, place, target)
    select ${id}, row_number() over (order by min(place), target), target from named group by target`.execute(
    tx,
  );
  return id;
}

/** Whether a project stands only for the plan that a list of what stands still names. */
export function isOfStanding(action: BulkJobCreation['action']): boolean {
  return 'standingOnly' in action && action.standingOnly === true;
}

/** Stores a job without rows, and deletes previews of the day before. */
export async function newJob(
  tx: Db,
  { personId }: SignedIn,
  action: BulkJob['action'],
  isPreview: boolean,
): Promise<number> {
  await sql`delete from bulk_job where is_preview and finished_at < now() - ${PREVIEWS_KEPT}`.execute(tx);
  return insertJob(tx, sql`(${personId}, ${JSON.stringify(action)}::jsonb, ${isPreview}, null)`);
}

/** Stores a job that brings back what another one changed, the last of its records first. */
export async function createUndo(tx: Db, personId: number, undoneId: number): Promise<number> {
  const id = await insertJob(
    tx,
    sql`(${personId}, (select action from bulk_job where id = ${undoneId}), false, ${undoneId}::bigint)`,
  );
  await sql`
    insert into bulk_job_row (job_id, place, target, undo)
    select ${id}, row_number() over (order by place desc), target, undo
    from bulk_job_row where job_id = ${undoneId} and outcome = 'changed'`.execute(tx);
  return id;
}

async function insertJob(tx: Db, values: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bulk_job (person_id, action, is_preview, undoes_id) values ${values} returning id`.execute(
    tx,
  );
  const [job] = rows;
  if (job === undefined) throw new Error('The job was not stored');
  return job.id;
}

const job = sql`
  select job.id, job.action, job.is_preview as "isPreview", job.undoes_id as "undoesId", undo.id as "undoneById",
    not job.is_preview and job.undoes_id is null and undo.id is null and job.finished_at > now() - ${UNDO}
      and counted.restorable > 0 as "isUndoable",
    person.email as "user", ${instant('job.created_at')} as "createdAt",
    ${instant('job.finished_at')} as "finishedAt",
    counted.total, counted.changed, counted.unchanged, counted.refused
  from bulk_job job
  join person on person.id = job.person_id
  left join bulk_job undo on undo.undoes_id = job.id
  cross join lateral (
    select count(*)::integer as total,
      count(*) filter (where outcome = 'changed')::integer as changed,
      count(*) filter (where outcome = 'changed' and undo is not null)::integer as restorable,
      count(*) filter (where outcome = 'unchanged')::integer as unchanged,
      count(*) filter (where outcome = 'refused')::integer as refused
    from bulk_job_row where job_id = job.id) counted`;

/** The job, whosever it is. */
export async function findJob(db: Db, id: number): Promise<BulkJob | undefined> {
  const { rows } = await sql<BulkJob>`${job} where job.id = ${id}`.execute(db);
  return rows.map(withIsUndoable)[0];
}

/** The latest jobs of a person, previews aside. */
export async function latestJobs(db: Db, personId: number, count: number): Promise<BulkJob[]> {
  const { rows } = await sql<BulkJob>`
    ${job} where job.person_id = ${personId} and not job.is_preview order by job.id desc limit ${count}`.execute(
    db,
  );
  return rows.map(withIsUndoable);
}

/** A comparison with a job that is not finished is null. */
function withIsUndoable(found: BulkJob): BulkJob {
  return { ...found, isUndoable: Boolean(found.isUndoable) };
}

/** A job that is not finished, and who gave it. */
export interface OpenJob {
  id: number;
  email: string;
  action: BulkJob['action'];
  isPreview: boolean;
  isUndo: boolean;
}

export async function openJobs(db: Db): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    select job.id, person.email, job.action, job.is_preview as "isPreview", job.undoes_id is not null as "isUndo"
    from bulk_job job join person on person.id = job.person_id
    where job.finished_at is null order by job.id`.execute(db);
  return rows;
}

/** A row that is to be worked off. */
export interface OpenRow {
  jobId: number;
  place: number;
  target: string;
  undo: unknown;
  /** Of an import: the line of the file, and the cells of the job's columns. */
  line: number | null;
  cells: string[] | null;
}

/** The next rows of a job. */
export async function openRows(db: Db, jobId: number, count: number): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select job_id as "jobId", place, target, undo, line, cells from bulk_job_row
    where job_id = ${jobId} and outcome is null order by place limit ${count}`.execute(db);
  return rows;
}

/** Locks a row until the transaction ends; false when another server has it, or had it. */
export async function claimRow(tx: Db, { jobId, place }: OpenRow): Promise<boolean> {
  const { rows } = await sql`
    select from bulk_job_row where job_id = ${jobId} and place = ${place} and outcome is null
    for update skip locked`.execute(tx);
  return rows.length > 0;
}

export interface RowResult extends Pick<Applied, 'details' | 'target'> {
  outcome: 'changed' | 'unchanged' | 'refused';
  message: string | null;
  consequences: BulkJobRow['consequences'];
  undo: RecordBefore | null;
}

/** Stores what became of a row, once. */
export async function storeResult(db: Db, { jobId, place }: OpenRow, result: RowResult): Promise<void> {
  await sql`
    update bulk_job_row set outcome = ${result.outcome}, message = ${result.message},
      details = ${JSON.stringify(result.details)}::jsonb, consequences = ${JSON.stringify(result.consequences)}::jsonb,
      undo = ${result.undo === null ? null : JSON.stringify(result.undo)}::jsonb,
      target = coalesce(${result.target ?? null}, target)
    where job_id = ${jobId} and place = ${place} and outcome is null`.execute(db);
}

/** @returns how often the row has failed by now */
export async function noteFailure(db: Db, { jobId, place }: OpenRow): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update bulk_job_row set failed_attempts = failed_attempts + 1
    where job_id = ${jobId} and place = ${place} returning failed_attempts as failures`.execute(db);
  return rows[0]?.failures ?? 0;
}

/** Ends a job all of whose rows are done. @returns whether it ended now */
export async function finishJob(db: Db, jobId: number): Promise<boolean> {
  const { rows } = await sql`
    update bulk_job set finished_at = now()
    where id = ${jobId} and finished_at is null
      and not exists (select from bulk_job_row where job_id = ${jobId} and outcome is null)
    returning id`.execute(db);
  return rows.length > 0;
}
