import { SESSION_KEYS } from 'shared/session-facts';
import { browserStorage } from './browser-storage.ts';

/** Storing the time of every key press would only wear out the disk. */
const STORE_EVERY_MS = 5_000;

let here: number | null = null;
let stored = 0;

/** Somebody is at the keyboard, the mouse or the screen. */
export function noteActivity(now = Date.now()): void {
  here = now;
  if (Math.abs(now - stored) < STORE_EVERY_MS) return;
  stored = now;
  browserStorage.write(SESSION_KEYS.activity, String(now));
}

/** When somebody last did something in any tab; null when nobody did yet. */
export function lastActivity(): number | null {
  const elsewhere = Number(browserStorage.read(SESSION_KEYS.activity) ?? NaN);
  if (Number.isNaN(elsewhere)) return here;
  return here === null ? elsewhere : Math.max(here, elsewhere);
}
