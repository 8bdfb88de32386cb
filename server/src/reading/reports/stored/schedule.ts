import type { Db } from '../../../platform/database/database.ts';
import type { ScheduledTask } from '../../../platform/schedule/repeat.ts';
import { makeOldReports } from './report-store.ts';

/** How often it is looked whether reports are old: making them takes long, looking does not. */
const LOOK_EVERY_MS = 10 * 60_000;

/** After a start people come first. */
const FIRST_LOOK_AFTER_MS = 60_000;

/**
 * Makes the stored reports again when they are too old.
 *
 * @param hours maximum age of a report
 */
export function keepReportsYoung(
  db: Db,
  { hours, languishingMonths }: { hours: number; languishingMonths: number },
): ScheduledTask {
  return {
    name: 'stored reports',
    firstAfterMs: FIRST_LOOK_AFTER_MS,
    everyMs: LOOK_EVERY_MS,
    run: ({ signal }) => makeOldReports(db, { today: new Date(), languishingMonths }, hours, signal),
  };
}
