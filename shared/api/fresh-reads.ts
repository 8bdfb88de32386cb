import type { Edition } from './api-fetch.ts';

/** A screen that is shown within this time takes what was read ahead for what is so now; later it is read again. */
const FRESH_MS = 10_000;

// `never`: the screen says what it expects, as with every response.
const freshReads = new Map<string, Edition<never>>();
let changes = 0;

/**
 * After this page has sent a change: whatever was read before it may be different now. Which responses a change shows in
 * is known to the server alone (a status of a plan is in the overview of its project), so all count as old.
 */
export function noteChange(): void {
  changes += 1;
  freshReads.clear();
}

/** How many changes this page has sent: equal numbers before and after mean that nothing was changed meanwhile. */
export function changesSent(): number {
  return changes;
}

/** This response was read ahead just now. */
export function noteFreshRead(key: string, edition: Edition<never>): void {
  freshReads.set(key, edition);
  setTimeout(() => freshReads.delete(key), FRESH_MS);
}

/** These responses are to be read again. */
export function forgetFreshReads(isMeant: (key: string) => boolean): void {
  for (const key of freshReads.keys()) if (isMeant(key)) freshReads.delete(key);
}

/** Whether a response was read ahead a moment ago, and nothing has changed it since, so that nobody has to ask again. */
export function isFreshlyRead(key: string | null): boolean {
  return key !== null && freshReads.has(key);
}

/** That response. */
export function freshRead(key: string): Edition<never> | undefined {
  return freshReads.get(key);
}
