import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ScheduledTask } from '../../platform/schedule/repeat.ts';
import { forgetOldVisitors } from './visitors.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';

const FIRST_AFTER_MS = 5 * 60_000;
const EVERY_MS = 6 * HOUR_MS;

/** Keeps only the reports of the last so many days. */
export function keepHealthYoung(db: Db, days: number): ScheduledTask {
  return {
    name: 'old site reports',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    run: () => forgetOldReports(db, days),
  };
}

/**
 * Deletes reports that are older than this number of days. Deleting twice does no harm, so every server may do it.
 *
 * @param days that stay, including today
 */
export async function forgetOldReports(db: Db, days: number): Promise<void> {
  await sql`delete from visit_count where day <= current_date - ${days}::int`.execute(db);
  await sql`delete from vital_count where day <= current_date - ${days}::int`.execute(db);
  await sql`delete from site_error_count where day <= current_date - ${days}::int`.execute(db);
  await forgetOldVisitors(db);
  await sql`
    delete from site_error where not exists (
      select from site_error_count counted where counted.fingerprint = site_error.fingerprint)
    and last_seen_at < current_date`.execute(db);
}
