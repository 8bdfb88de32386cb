import { sql } from 'kysely';
import { inTransaction, type Db } from '../../db/database.ts';
import { tsvLines } from '../tsv.ts';
import type { ReportLimits, ReportMaker } from './made-report.ts';
import { REPORT_MAKERS } from './registry.ts';

/** Texts of a report that are kept: the newest is served, the one before it can be compared with. */
const KEPT_TEXTS = 2;

/** Whoever makes reports at a time of their own, as audit columns name it. */
const SCHEDULE = 'report-schedule';

/** A report as it was stored. */
export interface StoredReport {
  name: string;
  text: string;
  madeAt: Date;
}

/** The newest text of a report; undefined where there is none. */
export async function newestReport(db: Db, name: string): Promise<StoredReport | undefined> {
  const found = await db
    .selectFrom('report')
    .innerJoin('report_type', 'report_type.id', 'report.report_type_id')
    .select(['report_type.name', 'report.report as text', 'report.created_at'])
    .where('report_type.name', '=', name)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && { name: found.name, text: found.text, madeAt: new Date(found.created_at) };
}

/** The same; one of the tracker's own is made where there is none yet, before the first of the schedule. */
export async function newestOrMade(
  db: Db,
  name: string,
  limits: ReportLimits,
): Promise<StoredReport | undefined> {
  const newest = await newestReport(db, name);
  if (newest !== undefined || !(await makeReport(db, name, limits))) return newest;
  return newestReport(db, name);
}

/** Makes one of the tracker's own reports anew and stores it. Unknown ones are left alone. */
export async function makeReport(
  db: Db,
  name: string,
  limits: ReportLimits,
  author = SCHEDULE,
): Promise<boolean> {
  const maker = REPORT_MAKERS.get(name);
  if (maker === undefined) return false;
  await inTransaction(db, author, (tx) => storeReport(tx, name, maker, limits));
  return true;
}

/**
 * Makes those of the tracker's reports that are older than so many hours. Several servers may do so at once: whoever comes
 * second waits for the first and finds nothing to do.
 */
export async function makeOldReports(db: Db, limits: ReportLimits, hours: number): Promise<string[]> {
  const made: string[] = [];
  for (const [name, maker] of REPORT_MAKERS) {
    const isMade = await inTransaction(db, SCHEDULE, async (tx) => {
      await lockReport(tx, name);
      const newest = await newestReport(tx, name);
      const age = newest ? (limits.today.getTime() - newest.madeAt.getTime()) / 3_600_000 : Infinity;
      if (age < hours) return false;
      await storeReport(tx, name, maker, limits);
      return true;
    });
    if (isMade) made.push(name);
  }
  return made;
}

async function lockReport(tx: Db, name: string): Promise<void> {
  await sql`select id from report_type where name = ${name} for update`.execute(tx);
}

async function storeReport(tx: Db, name: string, maker: ReportMaker, limits: ReportLimits): Promise<void> {
  const { header, rows } = await maker(tx, limits);
  // Each line is ended when it is sent.
  const text = tsvLines([header, ...rows]).replace(/\n$/, '');
  const { rows: types } = await sql<{ id: number }>`
    select id from report_type where name = ${name}`.execute(tx);
  const [type] = types;
  if (type === undefined) throw new Error(`There is no report type ${name}.`);
  await tx.insertInto('report').values({ report_type_id: type.id, report: text }).execute();
  await sql`
    delete from report where report_type_id = ${type.id} and id not in (
      select id from report where report_type_id = ${type.id}
      order by created_at desc, id desc limit ${sql.lit(KEPT_TEXTS)})`.execute(tx);
}
