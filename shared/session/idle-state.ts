/** The notice comes this long before the end, or half the limit where that is shorter. */
const NOTICE_MS = 120_000;

/** Where a session without activity stands. Times are in milliseconds. */
export type IdleState =
  | { kind: 'active'; noticeInMs: number }
  /** The notice that the session is about to end is shown. */
  | { kind: 'notice'; endsInMs: number }
  | { kind: 'over' };

/**
 * Where a session stands, some time after anybody did something (ADR 15).
 *
 * @param limitMs how long it goes on without that; infinite for ever
 */
export function idleState(lastActivity: number, now: number, limitMs: number): IdleState {
  const endsInMs = lastActivity + limitMs - now;
  const noticeMs = Math.min(NOTICE_MS, limitMs / 2);
  if (endsInMs <= 0) return { kind: 'over' };
  return endsInMs <= noticeMs
    ? { kind: 'notice', endsInMs }
    : { kind: 'active', noticeInMs: endsInMs - noticeMs };
}
