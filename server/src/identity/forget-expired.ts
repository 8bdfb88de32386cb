import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { ScheduledTask } from '../platform/schedule/repeat.ts';
import { forgetOldKeys } from './idempotency/once-per-key.ts';
import { HOUR_MS } from '../platform/time/durations.ts';

const FIRST_AFTER_MS = 7 * 60_000;
const EVERY_MS = 6 * HOUR_MS;

/** So long the security log can say of a link that it was used before, or is too old. */
const LINKS_KEPT = sql.lit('90 days');

/**
 * Deletes expired sessions with their tokens, old links for a password, and old keys of repeatable requests. Sessions and keys of a
 * person also go when the person comes back; here go those of people who do not. Every server may do it.
 */
export function forgetExpired(db: Db): ScheduledTask {
  return {
    name: 'expired sessions, links and keys',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    run: async () => {
      await sql`delete from session where expires_at <= now()`.execute(db);
      await sql`delete from password_reset where expires_at <= now() - ${LINKS_KEPT}::interval`.execute(db);
      await forgetOldKeys(db);
    },
  };
}
