import { sql } from 'kysely';
import type { ServedDay } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { ScheduledTask } from '../../platform/schedule/repeat.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/** Twice a minute, so that a late run leaves none out. */
const EVERY_MS = 30_000;
const SHOWN_DAYS = 30;
const MINUTES_PER_DAY = 24 * 60;

/** Notes each minute in which some server could write. */
export function countMinutes(db: Db): ScheduledTask {
  return {
    name: 'served minutes',
    firstAfterMs: 1_000,
    everyMs: EVERY_MS,
    run: () => noteMinute(db, new Date()),
  };
}

/** Counts a minute once, however many servers note it, and removes what is shown no more. */
export async function noteMinute(db: Db, now: Date): Promise<void> {
  const minute = minuteOf(now);
  const day = dayOf(minute);
  await sql`
    insert into served_minutes as counted (day, minutes, first_minute, last_minute)
    values (${day}, 1, ${minute}, ${minute})
    on conflict (day) do update set minutes = counted.minutes + 1, last_minute = excluded.last_minute
    where counted.last_minute < excluded.last_minute`.execute(db);
  await sql`delete from served_minutes where day < ${day}::date - ${SHOWN_DAYS}::int`.execute(db);
}

/** The last days, latest first, from the first that was counted on; a day without a server has served no minute. */
export async function readServedDays(db: Db, now: Date): Promise<ServedDay[]> {
  const rows = await db.selectFrom('served_minutes').selectAll().orderBy('day').execute();
  const [first] = rows;
  if (first === undefined) return [];
  const present = minuteOf(now).getTime();
  const byDay = new Map(
    // The present minute is neither served nor missing yet.
    rows.map((row) => [row.day, row.minutes - (row.last_minute.getTime() === present ? 1 : 0)]),
  );
  const begin = first.first_minute.getTime();
  return Array.from({ length: SHOWN_DAYS }, (_, back) => dayOf(new Date(now.getTime() - back * DAY_MS)))
    .filter((day) => day >= first.day)
    .map((day) => ({ day, served: byDay.get(day) ?? 0, minutes: pastMinutes(day, begin, present) }));
}

/** Whole minutes of a day that lie between two moments. */
function pastMinutes(day: string, begin: number, end: number): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const until = Math.min(end, midnight + MINUTES_PER_DAY * 60_000);
  return Math.max(0, (until - Math.max(midnight, begin)) / 60_000);
}

function minuteOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
