import { useSyncExternalStore } from 'react';

/**
 * Responses depend on who asked, so the cache keeps them apart by a number that changes with every sign-in and
 * sign-out. A late response to the previous person can then never be shown to the next.
 */
let identity = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of the person behind the calls; each change of person gives another. */
export function currentIdentity(): number {
  return identity;
}

/** The person behind the calls has changed: everything read so far is read again when shown. */
export function identityChanged(): void {
  identity += 1;
  listeners.forEach((listener) => listener());
}

/** The same for components, which render again when the person changes. */
export function useIdentity(): number {
  return useSyncExternalStore(subscribe, currentIdentity);
}

/** Stands for the identity of responses that are the same for everybody. */
export const ANYBODY = -1;

/** The key a response is cached under: who asked, and for what. */
export function resourceKey(identity: number, url: string, formId = ''): string {
  return [identity, formId, url].join(' ');
}

/** Whether a cached response belongs to a path: with a query it is one response, without a query it is all of them. */
export function keyMatches(key: unknown, path: string): boolean {
  if (typeof key !== 'string') return false;
  const url = key.slice(key.indexOf(' ', key.indexOf(' ') + 1) + 1);
  return url === path || (!path.includes('?') && url.startsWith(`${path}?`));
}
