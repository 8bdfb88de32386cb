import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts';

/** A webhook that fails is tried again at least so often. */
export const LONGEST_PAUSE_MS = 6 * HOUR_MS;
/** A webhook that fails for so long is switched off. */
const PATIENCE_MS = 3 * DAY_MS;

/** Whether a webhook that has failed since then is switched off. */
export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= PATIENCE_MS;
}
