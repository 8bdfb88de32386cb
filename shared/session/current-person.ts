import { ApiError, apiFetch } from 'shared/api';
import type { Person } from 'shared/contract';

/** A person as seen with a token that is not (yet) the session's own, so that a refusal raises no alert. */
export function personOf(token: string): Promise<Person> {
  return apiFetch<Person>('/api/people/currentPerson', { outsideSession: true, token });
}

/** Whether the server does not know who asks, or will not have them. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
