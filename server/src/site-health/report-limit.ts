import { countAttempt } from '../attempt-limits/attempt-limits.ts';
import { waitingTime, type LimitRule } from '../attempt-limits/limit-rule.ts';
import type { Db } from '../db/database.ts';
import { TooManyAttemptsError } from '../http/errors.ts';

/**
 * A page reports a few times an hour, and many people may share a network address: a report a second is forgotten.
 */
const RULE: LimitRule = {
  attempts: 600,
  forgetSeconds: 1,
  firstBlockSeconds: 60,
  longestBlockSeconds: 600,
};

/**
 * Counts a report of a network address.
 *
 * @throws TooManyAttemptsError when there were too many
 */
export async function limitReports(db: Db, remoteAddress: string, now = new Date()): Promise<void> {
  const { wasBlocked, waitSeconds } = await countAttempt(db, `site report from ${remoteAddress}`, RULE, now);
  if (wasBlocked)
    throw new TooManyAttemptsError(
      `Too many reports came from your network. The next one is taken in ${waitingTime(waitSeconds)}.`,
      waitSeconds,
    );
}
