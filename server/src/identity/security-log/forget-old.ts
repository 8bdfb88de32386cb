import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ScheduledTask } from '../../platform/schedule/repeat.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';

const FIRST_AFTER_MS = 6 * 60_000;
const EVERY_MS = 6 * HOUR_MS;

/** Keeps only the security events of the last so many days. */
export function keepSecurityLogYoung(db: Db, days: number): ScheduledTask {
  return {
    name: 'old security events',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    run: () => forgetOldEvents(db, days),
  };
}

/** Deletes security events that are older than this number of days. Every server may do it. */
export async function forgetOldEvents(db: Db, days: number): Promise<void> {
  await sql`delete from security_event where happened_at < now() - make_interval(days => ${days}::int)`.execute(
    db,
  );
}
