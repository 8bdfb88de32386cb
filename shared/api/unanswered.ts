import { ApiError } from './api-error.ts';

/** What proxies answer whose server is gone. */
const GATEWAY = [502, 504];

const listeners = new Set<() => void>();

/** Reports calls that no server has answered. Returns the way to stop. */
export function onUnanswered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a failed call if nobody has answered it. */
export function reportIfUnanswered(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.kind === 'network' || GATEWAY.includes(error.status)) listeners.forEach((listener) => listener());
}
