import { DAY_MS } from '../../platform/time/durations.ts';

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
/** A webhook that fails for so long is switched off. */
const PATIENCE_MS = 3 * DAY_MS;

/** When a delivery is sent again. @param failures in a row, this one among them */
export function nextAttempt(failures: number, now: Date): Date {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + pause);
}

/** Whether a webhook that has failed since then is switched off. */
export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= PATIENCE_MS;
}
