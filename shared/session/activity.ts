import { browserStorage } from './browser-storage.ts';

/** When somebody last did something, in milliseconds since 1970, for all tabs. Contains no secret. */
const KEY = 'session.activity';
/** Storing the time of every key press would only wear out the disk. */
const STORE_EVERY_MS = 5_000;

let here: number | null = null;
let stored = 0;

/** Somebody is at the keyboard, the mouse or the screen. */
export function noteActivity(now = Date.now()): void {
  here = now;
  if (Math.abs(now - stored) < STORE_EVERY_MS) return;
  stored = now;
  browserStorage.write(KEY, String(now));
}

/** When somebody last did something in any tab; null when nobody did yet. */
export function lastActivity(): number | null {
  const elsewhere = Number(browserStorage.read(KEY) ?? NaN);
  if (Number.isNaN(elsewhere)) return here;
  return here === null ? elsewhere : Math.max(here, elsewhere);
}
