import { sql } from 'kysely';
import type { ServedDay } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Job } from '../../platform/schedule/repeat.ts';

/** Twice a minute, so that a late run leaves none out. */
const EVERY_MS = 30_000;
const SHOWN_DAYS = 30;
const MINUTES_PER_DAY = 24 * 60;

/** Notes each minute in which some server could write. */
export function countMinutes(db: Db): Job {
  return {
    name: 'served minutes',
    firstAfterMs: 1_000,
    everyMs: EVERY_MS,
    run: () => noteMinute(db, new Date()),
  };
}

/** Counts a minute once, however many servers note it, and removes what is shown no more. */
export async function noteMinute(db: Db, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
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
  const byDay = new Map(rows.map((row) => [row.day, row.minutes]));
  const begin = first.first_minute.getTime();
  return Array.from({ length: SHOWN_DAYS }, (_, back) => dayOf(new Date(now.getTime() - back * 86_400_000)))
    .filter((day) => day >= first.day)
    .map((day) => ({ day, ...ofDay(day, byDay.get(day) ?? 0, { begin, now: now.getTime() }) }));
}

/** The minute that goes on counts from when it has been noted. */
function ofDay(day: string, served: number, { begin, now }: { begin: number; now: number }) {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const from = Math.max(midnight, begin);
  const past = Math.floor((Math.min(now, midnight + MINUTES_PER_DAY * 60_000) - from) / 60_000);
  return { served, minutes: Math.max(past, served) };
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
