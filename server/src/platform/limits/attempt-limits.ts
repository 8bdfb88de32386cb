import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { blockSeconds, type LimitRule } from './limit-rule.ts';

/** Rows older than this are of no use to any rule. */
const FORGET_ALL_SECONDS = 2 * 86_400;

/** What came of counting an attempt. */
export interface Counted {
  /** Was it blocked before? Then the attempt does not count, and has no effect. */
  wasBlocked: boolean;
  /** Seconds to wait before the next one; 0: none. */
  waitSeconds: number;
}

/** For how many seconds each of these keys is blocked, in their order; 0: not at all. */
export async function blockedSeconds(db: Db, keys: readonly string[], now = new Date()): Promise<number[]> {
  const { rows } = await sql<{ key: string; until: Date }>`
    select key, blocked_until as until from attempt_limit
    where key = any (${[...keys]}::text[]) and blocked_until > ${now}`.execute(db);
  const blocked = new Map(rows.map(({ key, until }) => [key, secondsUntil(until, now)]));
  return keys.map((key) => blocked.get(key) ?? 0);
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1000);
}

/**
 * Counts an attempt and blocks the key when it was one too many. Attempts at the same time are counted one after the
 * other, by whichever server.
 */
export async function countAttempt(db: Db, key: string, rule: LimitRule, now = new Date()): Promise<Counted> {
  return db.transaction().execute(async (tx) => {
    await forgetOld(tx, now);
    const { rows } = await sql<{ attempts: number }>`
      insert into attempt_limit (key, attempts, last_at) values (${key}, 1, ${now})
      on conflict (key) do update set
        attempts = 1 + greatest(0, attempt_limit.attempts
          - extract(epoch from greatest(excluded.last_at - attempt_limit.last_at, interval '0'))::float8
            / ${rule.forgetSeconds}::float8),
        last_at = greatest(excluded.last_at, attempt_limit.last_at)
      where coalesce(attempt_limit.blocked_until <= excluded.last_at, true)
      returning attempts`.execute(tx);
    const [row] = rows;
    if (row === undefined) {
      const [waitSeconds = 0] = await blockedSeconds(tx, [key], now);
      return { wasBlocked: true, waitSeconds };
    }
    const waitSeconds = blockSeconds(rule, row.attempts);
    if (waitSeconds > 0)
      await tx
        .updateTable('attempt_limit')
        .set({ blocked_until: new Date(now.getTime() + waitSeconds * 1000) })
        .where('key', '=', key)
        .execute();
    return { wasBlocked: false, waitSeconds };
  });
}

/** Skips rows that another request is deleting at the moment: two requests must not wait for each other. */
async function forgetOld(tx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGET_ALL_SECONDS * 1000);
  await sql`
    delete from attempt_limit where key in (
      select key from attempt_limit where last_at < ${before} for update skip locked)`.execute(tx);
}

/** Forgets the attempts of a key that is not blocked at the moment. */
export async function forgetUnlessBlocked(db: Db, key: string, now = new Date()): Promise<void> {
  await sql`
    delete from attempt_limit where key = ${key} and coalesce(blocked_until <= ${now}, true)`.execute(db);
}

/** Forgets the attempts of a key, and its block. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt_limit').where('key', '=', key).execute();
}
