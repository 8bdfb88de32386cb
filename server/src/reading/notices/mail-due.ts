import { MAIL_PACES, type MailPace } from 'shared/contract';
import { DAY_MS } from '../../platform/time/durations.ts';

/** Hour of the day, in universal time, at which daily and weekly mails are due. */
const HOUR = 5;
const MONDAY = 1;
/** Changes that follow one another within this time come in one mail. */
const GATHER_MS = 60_000;

/** When a mail about a change of now is due; null where none is wanted. */
export function mailDue(pace: MailPace, now: Date): Date | null {
  switch (pace) {
    case 'at once':
      return new Date(now.getTime() + GATHER_MS);
    case 'daily':
      return nextMorning(now);
    case 'weekly': {
      const morning = nextMorning(now);
      const daysUntilMonday = (MONDAY - morning.getUTCDay() + 7) % 7;
      return new Date(morning.getTime() + daysUntilMonday * DAY_MS);
    }
    case 'never':
      return null;
  }
}

/** What is due until then goes along with a mail of now. */
export function gatheredUntil(now: Date): Date {
  return new Date(now.getTime() + GATHER_MS);
}

/** The most frequent of several. */
export function mostFrequent(paces: readonly MailPace[]): MailPace {
  return MAIL_PACES.find((pace) => paces.includes(pace)) ?? 'never';
}

function nextMorning(now: Date): Date {
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR);
  return new Date(morning > now.getTime() ? morning : morning + DAY_MS);
}
