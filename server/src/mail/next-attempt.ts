const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * When a mail is sent again that could not be sent.
 *
 * @param attempts that have failed, this one among them
 * @returns null when it would be of no use then
 */
export function nextAttempt(attempts: number, usefulUntil: Date, now: Date): Date | null {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
  const next = new Date(now.getTime() + pause);
  return next < usefulUntil ? next : null;
}
