import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Job } from '../../platform/schedule/repeat.ts';

const FIRST_AFTER_MS = 7 * 60_000;
const EVERY_MS = 6 * 3_600_000;

/** Deletes expired sessions with their tokens, also of people who do not come back. Every server may do it. */
export function forgetExpiredSessions(db: Db): Job {
  return {
    name: 'expired sessions',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    run: async () => {
      await sql`delete from session where expires_at <= now()`.execute(db);
    },
  };
}
