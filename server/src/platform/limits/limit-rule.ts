/** How often something may be tried, and how long one waits who tried it too often. */
export interface LimitRule {
  /** So many attempts in a row block. */
  attempts: number;
  /** Seconds after which an attempt expires. */
  forgetSeconds: number;
  /** How long the first block is; each further attempt after it doubles that. */
  firstBlockSeconds: number;
  longestBlockSeconds: number;
}

/**
 * How long to wait after an attempt; 0: not at all.
 *
 * @param attempts that have not expired, including this one; an expiring one counts as a fraction
 */
export function blockSeconds(rule: LimitRule, attempts: number): number {
  const beyond = Math.ceil(attempts - rule.attempts);
  if (beyond < 0) return 0;
  return Math.min(rule.firstBlockSeconds * 2 ** beyond, rule.longestBlockSeconds);
}

/** A time to wait in words, rounded up: `40 seconds`, `1 minute`, `2 hours`. */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return count(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
