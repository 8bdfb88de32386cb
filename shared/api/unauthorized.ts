import { ApiError } from './api-error.ts';

/** A call that the server refused because of who asked. */
export interface UnauthorizedCall {
  /** 401: not signed in, or no longer; 403: signed in without the right (the existing tracker: also not signed in). */
  status: 401 | 403;
  path: string;
  error: ApiError;
}

type Listener = (call: UnauthorizedCall) => void;

const listeners = new Set<Listener>();

/** Reports refused calls to the shell; several calls of one screen may be refused at once. Returns the way to stop. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an address fragment is the login page, where a refused call raises no alert (spec part 1 §8). */
export function isLoginAddress(hash: string): boolean {
  return /^#\/login\/?(\?|$)/.test(hash);
}

/** Reports a failed call if it was refused with 401 or 403, unless the person is on the login page. */
export function reportIfUnauthorized(error: unknown, path: string): void {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return;
  if (isLoginAddress(window.location.hash)) return;
  const call: UnauthorizedCall = { status: error.status, path, error };
  listeners.forEach((listener) => listener(call));
}
