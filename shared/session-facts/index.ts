/**
 * What the first script of a page (shell/src/early) and the session that it goes ahead of must agree on. Contains no code that either would
 * have to wait for.
 */

/** Where the browser stores what all tabs know of the session. None contains a secret. */
export const SESSION_KEYS = {
  /** Somebody signed in here: visitors who never did make no refresh call. */
  present: 'session.present',
  /** When somebody last did something, in milliseconds since 1970. */
  activity: 'session.activity',
  /** Since when a tab works on the session, in milliseconds since 1970. */
  busy: 'session.busy',
} as const;

/** Name of the lock that a tab holds while it works on the session. */
export const SESSION_LOCK = 'session';

/** Renews a session by its cookie, which may be used once. */
export const REFRESH_PATH = '/auth/refresh';

/** A call about the session is given up after this time, in milliseconds: other tabs wait for it. */
export const SESSION_CALL_TIMEOUT_MS = 15_000;
