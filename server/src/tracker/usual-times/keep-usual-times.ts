import { sql } from 'kysely';
import { ANONYMOUS } from '../../identity/permissions/caller.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { inChunks } from '../../platform/pauses/chunks.ts';
import type { ScheduledTask } from '../../platform/schedule/repeat.ts';
import { refreshIndex } from '../projects/assignment/project-status-repository.ts';
import { ANYBODY, openSteps } from './open-steps.ts';
import { statusSteps } from './status-steps.ts';
import { usualDays } from './usual-times.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';

/** Usual times change slowly, and working them out reads the dates of all plans. */
const EVERY_MS = 6 * HOUR_MS;

/** Author of what this task writes in the audit columns. */
const TASK = 'usual-times';

/** Keeps usual times up to date, and with them until when it is usual that each plan stands where it does. */
export function keepUsualTimes(data: Data, languishingMonths: number): ScheduledTask {
  return {
    name: 'usual times',
    firstAfterMs: EVERY_MS,
    everyMs: EVERY_MS,
    run: ({ signal }) => storeUsualTimes(data, languishingMonths, signal),
  };
}

/** The same once, where no server has done it yet, so that nobody meets a tracker in which nothing stands still. */
export async function beginUsualTimes(data: Data, languishingMonths: number): Promise<void> {
  const stored = await data.db.selectFrom('usual_time').select('days').limit(1).execute();
  if (stored.length === 0) await storeUsualTimes(data, languishingMonths);
}

/**
 * Stores how long plans usually stay at each status, and gives plans and projects the days that follow from it. Of public plans
 * alone, so that it is the same for everybody and reveals nothing of a hidden plan. Doing it twice does no harm, so every server
 * may.
 */
export async function storeUsualTimes(
  { db, catalogues }: Data,
  languishingMonths: number,
  signal?: AbortSignal,
): Promise<void> {
  const usual = usualDays(await statusSteps(db, ANONYMOUS), languishingMonths);
  const steps = openSteps(await catalogues.read(), ANYBODY);
  await sql`
    with measured as (
      select * from unnest(
        ${steps.map(({ type }) => type.id)}::bigint[], ${steps.map(({ status }) => status.id)}::bigint[],
        ${steps.map(({ type, status }) => usual(type.name, status.name))}::integer[])
        measured (attempt_type_id, status_id, days)),
    gone as (
      delete from usual_time where not exists (
        select from measured where measured.attempt_type_id = usual_time.attempt_type_id
          and measured.status_id = usual_time.status_id))
    insert into usual_time select * from measured
    on conflict (attempt_type_id, status_id) do update set days = excluded.days
    where usual_time.days <> excluded.days`.execute(db);
  await datePlans(db, signal);
}

/**
 * In many short transactions, so that people who save wait for none. A plan and its project get their day at the same moment: what
 * lists of projects find stands in those of plans, too.
 */
async function datePlans(db: Db, signal: AbortSignal | undefined): Promise<void> {
  const { rows } = await sql<{ projectId: number }>`
    select distinct standing.project_id as "projectId"
    from plan_standing standing join plan_standing_source source using (plan_id)
    where standing.usual_until is distinct from source.usual_until
    order by 1`.execute(db);
  for (const projects of inChunks(rows.map(({ projectId }) => projectId))) {
    signal?.throwIfAborted();
    await inTransaction(db, TASK, async (tx) => {
      const plans = await lockPlansOf(tx, projects);
      await sql`
        select from project where id = any (${[...projects]}::bigint[]) order by id for no key update`.execute(
        tx,
      );
      await sql`select refresh_plan_standing(${plans}::bigint[])`.execute(tx);
      await refreshIndex(tx, projects);
    });
  }
}

/**
 * The plans of these projects, locked as everybody does (ADR 13): plans, by id where they are several, before projects. One that is
 * added meanwhile gets its day from the transaction that adds it.
 */
async function lockPlansOf(tx: Db, projects: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from plan where project_id = any (${[...projects]}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
