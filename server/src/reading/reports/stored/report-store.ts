import { sql } from 'kysely';
import { inTransaction, type Db } from '../../../platform/database/database.ts';
import type { ReportLimits, ReportMaker } from './made-report.ts';
import { REPORT_MAKERS } from './registry.ts';
import { reportTexts, type StoredReport } from './report-text.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';

/** Stored texts per report: the newest is served, the one before it can be compared with, or is still being sent. */
const KEPT_TEXTS = 2;

/** Author of scheduled reports in the audit columns. */
const SCHEDULE = 'report-schedule';

/** A report of which nothing came for so long was begun by a server that has ended. */
const IS_BEING_MADE = sql<boolean>`report.parts is null and report.created_at > localtimestamp - interval '1 hour'`;

/** Names and descriptions of the reports for the public, in the order of the catalogue. */
export async function publicReportTypes(db: Db): Promise<{ name: string; description: string | null }[]> {
  return db
    .selectFrom('report_type')
    .select(['name', 'description'])
    .where('is_public', '=', true)
    .orderBy('id')
    .execute();
}

/** A report that was begun before a project was hidden may contain it, so nobody is sent it any more. */
const IS_UP_TO_DATE = sql<boolean>`
  coalesce(report.projects_hidden = (select count from projects_hidden), true)`;

/** The newest of the stored reports of this name; undefined where none is stored that may be sent. */
export async function newestReport(db: Db, name: string): Promise<StoredReport | undefined> {
  const { rows } = await sql<Omit<StoredReport, 'madeAt'> & { createdAt: string }>`
    select report.id, report_type.name, report.created_at as "createdAt", length(report.report) as length,
      report.parts
    from report join report_type on report_type.id = report.report_type_id
    where report_type.name = ${name} and report.parts is not null and ${IS_UP_TO_DATE}
    order by report.created_at desc, report.id desc limit 1`.execute(db);
  return rows.map(({ createdAt, ...report }) => ({ ...report, madeAt: new Date(createdAt) }))[0];
}

/** Makes one of the tracker's own reports again and stores it. Ignores unknown ones. */
export async function makeReport(
  db: Db,
  name: string,
  limits: ReportLimits,
  author = SCHEDULE,
): Promise<boolean> {
  const maker = REPORT_MAKERS.get(name);
  if (maker === undefined) return false;
  const id = await inTransaction(db, author, (tx) => beginReport(tx, name));
  await writeReport(db, { id, author }, () => maker(db, limits));
  return true;
}

/**
 * Makes those of the tracker's reports that are older than this number of hours. Several servers may do so at once:
 * the second one finds that it is being made, and skips it.
 */
export async function makeOldReports(
  db: Db,
  limits: ReportLimits,
  hours: number,
  signal?: AbortSignal,
): Promise<string[]> {
  const made: string[] = [];
  for (const name of REPORT_MAKERS.keys()) {
    signal?.throwIfAborted();
    if (await makeIfOld(db, name, limits, hours, signal)) made.push(name);
  }
  return made;
}

/** @returns whether it was made: not if it is recent, or being made already */
export async function makeIfOld(
  db: Db,
  name: string,
  limits: ReportLimits,
  hours: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const maker = REPORT_MAKERS.get(name);
  if (maker === undefined) return false;
  const id = await inTransaction(db, SCHEDULE, (tx) => beginIfOld(tx, name, limits, hours));
  if (id === undefined) return false;
  await writeReport(db, { id, author: SCHEDULE, signal }, () => maker(db, limits));
  return true;
}

async function beginIfOld(
  tx: Db,
  name: string,
  { today }: ReportLimits,
  hours: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ isBeingMade: boolean }>`
    select exists (
      select from report where report_type_id = report_type.id and ${IS_BEING_MADE} and ${IS_UP_TO_DATE}) as "isBeingMade"
    from report_type where name = ${name} for update`.execute(tx);
  if (rows[0]?.isBeingMade === true) return undefined;
  const newest = await newestReport(tx, name);
  const age = newest ? (today.getTime() - newest.madeAt.getTime()) / HOUR_MS : Infinity;
  return age < hours ? undefined : beginReport(tx, name);
}

/** A report without a text yet, which nobody is sent. What servers have begun that ended meanwhile is taken away. */
async function beginReport(tx: Db, name: string): Promise<number> {
  const type = await tx.selectFrom('report_type').select('id').where('name', '=', name).executeTakeFirst();
  if (type === undefined) throw new Error(`There is no report type ${name}.`);
  await sql`delete from report where report_type_id = ${type.id} and parts is null and not (${IS_BEING_MADE})`.execute(
    tx,
  );
  const { id } = await tx
    .insertInto('report')
    .values((eb) => ({
      ...{ report_type_id: type.id, report: '', parts: null },
      projects_hidden: eb.selectFrom('projects_hidden').select('count').$asScalar(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes a report part by part as its rows are read, and serves it when it is complete. Not in one transaction, so
 * that other requests are served in between, also on the embedded database.
 */
async function writeReport(
  db: Db,
  { id, author, signal }: { id: number; author: string; signal?: AbortSignal | undefined },
  make: () => ReturnType<ReportMaker>,
): Promise<void> {
  try {
    let parts = 0;
    for await (const text of reportTexts(await make())) {
      signal?.throwIfAborted();
      await db.insertInto('report_part').values({ report_id: id, number: ++parts, text }).execute();
    }
    await inTransaction(db, author, async (tx) => {
      await tx.updateTable('report').set({ parts }).where('id', '=', id).execute();
      await deleteOlder(tx, id);
    });
  } catch (error) {
    await db.deleteFrom('report').where('id', '=', id).execute();
    throw error;
  }
}

/** Deletes all texts but the two newest of each report. */
export async function deleteOldReports(tx: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (report_type_id) id from report where parts is not null
    order by report_type_id, created_at desc, id desc`.execute(tx);
  for (const { id } of rows) await deleteOlder(tx, id);
}

/** Deletes older texts of this kind of report. */
async function deleteOlder(tx: Db, id: number): Promise<void> {
  await sql`
    delete from report using report made
    where made.id = ${id} and report.report_type_id = made.report_type_id and report.parts is not null
      and report.id not in (
        select kept.id from report kept
        where kept.report_type_id = made.report_type_id and kept.parts is not null
        order by kept.created_at desc, kept.id desc limit ${sql.lit(KEPT_TEXTS)})`.execute(tx);
}
