import type { Db } from '../../db/database.ts';
import { makeOldReports } from './report-store.ts';

/** How often it is looked whether reports are old: making them takes long, looking does not. */
const LOOK_EVERY_MS = 10 * 60_000;

/** After a start people come first. */
const FIRST_LOOK_AFTER_MS = 60_000;

export interface ReportSchedule {
  /** Looks no more, and waits for reports that are being made. */
  stop: () => Promise<void>;
}

/**
 * Keeps the stored reports young.
 *
 * @param hours that they may be old; 0 leaves them to administrators
 * @param tellFailure what went wrong; the next look tries again
 */
export function keepReportsYoung(
  db: Db,
  { hours, languishingMonths }: { hours: number; languishingMonths: number },
  tellFailure: (error: unknown) => void,
): ReportSchedule {
  let making = Promise.resolve();
  const look = () => {
    making = making
      .then(() => makeOldReports(db, { today: new Date(), languishingMonths }, hours))
      .then(() => undefined, tellFailure);
  };
  if (hours === 0) return { stop: () => making };
  const first = setTimeout(look, FIRST_LOOK_AFTER_MS).unref();
  const later = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(later);
      return making;
    },
  };
}
