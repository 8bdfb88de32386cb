import { useEffect } from 'react';

/**
 * Requests under way and the components that wait for them. The cache shares one request among all components
 * that ask for the same, so it may be given up only when the last of them has turned away (PP-50).
 */
const readers = new Map<string, number>();
const inFlight = new Map<string, { controller: AbortController; response: Promise<unknown> }>();

/** Runs a request so that it can be given up when nobody reads `key` any more. */
export async function startRequest<T>(key: string, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const response = request(controller.signal);
  inFlight.set(key, { controller, response });
  try {
    return await response;
  } finally {
    if (inFlight.get(key)?.controller === controller) inFlight.delete(key);
  }
}

/** The response for which components already wait. */
export function requestUnderWay(key: string): Promise<unknown> | undefined {
  return inFlight.get(key)?.response;
}

function abortUnread(key: string): void {
  if (readers.has(key)) return;
  inFlight.get(key)?.controller.abort();
  inFlight.delete(key);
}

function leave(key: string): void {
  const others = (readers.get(key) ?? 1) - 1;
  if (others > 0) {
    readers.set(key, others);
    return;
  }
  readers.delete(key);
  // Another component may take over in the same turn, as when a screen is replaced by one that shows the same.
  setTimeout(() => abortUnread(key));
}

/** Counts the calling component among those that wait for `key`. */
export function useReader(key: string | null): void {
  useEffect(() => {
    if (key === null) return;
    readers.set(key, (readers.get(key) ?? 0) + 1);
    return () => leave(key);
  }, [key]);
}
