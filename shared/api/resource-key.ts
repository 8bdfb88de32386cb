import { useSyncExternalStore } from 'react';

/**
 * Answers depend on who asked, so the cache keeps them apart by a number that changes with every sign-in and
 * sign-out. A late answer to the previous person can then never be shown to the next.
 */
let asker = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of the person behind the calls; each change of person gives another. */
export function currentAsker(): number {
  return asker;
}

/** The person behind the calls has changed: everything read so far is read anew when shown. */
export function askerChanged(): void {
  asker += 1;
  listeners.forEach((listener) => listener());
}

/** The same for components, which render anew when the person changes. */
export function useAsker(): number {
  return useSyncExternalStore(subscribe, currentAsker);
}

/** Stands for the asker of answers that are the same for everybody. */
export const ANYBODY = -1;

/** The key an answer is cached under: who asked, and for what. */
export function resourceKey(askedBy: number, url: string, formId = ''): string {
  return [askedBy, formId, url].join(' ');
}

/** Whether a cached answer belongs to a path: with a query it is one answer, without a query it is each of them. */
export function keyMatches(key: unknown, path: string): boolean {
  if (typeof key !== 'string') return false;
  const url = key.slice(key.indexOf(' ', key.indexOf(' ') + 1) + 1);
  return url === path || (!path.includes('?') && url.startsWith(`${path}?`));
}
