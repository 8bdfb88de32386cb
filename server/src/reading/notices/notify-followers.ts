import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ScheduledTask } from '../../platform/schedule/repeat.ts';
import { forgetUnconfirmed } from '../following/follow-by-mail.ts';
import { sendDigests, type DigestContext } from './send-digests.ts';
import { writeNotices, type NoticeContext } from './write-notices.ts';

const EVERY_MS = 5_000;
const FORGET_EVERY_MS = 60 * 60_000;
/** Notices are stored for so long. */
const STORED_DAYS = 90;

/** Notices in the site and mails about what people follow. */
export function notifyFollowers(context: DigestContext & NoticeContext): ScheduledTask {
  return {
    name: 'notices to followers',
    firstAfterMs: EVERY_MS,
    everyMs: EVERY_MS,
    run: async ({ signal }) => {
      await writeNotices(context, { signal });
      await sendDigests(context, { signal });
    },
  };
}

/** Deletes old notices, and what visitors did not confirm. */
export function forgetOldNotices(db: Db): ScheduledTask {
  return {
    name: 'old notices',
    firstAfterMs: FORGET_EVERY_MS,
    everyMs: FORGET_EVERY_MS,
    run: async () => {
      await sql`
        delete from notice where created_at < now() - make_interval(days => ${sql.lit(STORED_DAYS)})`.execute(
        db,
      );
      await forgetUnconfirmed(db);
    },
  };
}
