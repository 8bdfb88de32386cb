import { errors } from 'jose';
import { ClientError, ResponseBodyError } from 'openid-client';
import { OutsideServiceError } from '../outside/outside-service-error.ts';

/** How `fetch` says that there was no connection, or no answer in time. */
const NO_ANSWER = ['TypeError', 'TimeoutError', 'AbortError'];

/** Whether the service understood, and said no to what was presented: a code, a password, a grant. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ResponseBodyError && error.error === 'invalid_grant';
}

/** What a person is told of a service that does not answer, or answers nonsense. */
export function serviceFailure(issuer: string, error: unknown): OutsideServiceError {
  return new OutsideServiceError(
    { name: 'sign-in service', failure: 'The sign-in service failed.' },
    new URL(issuer).host,
    isUnreachable(error) ? 'unreachable' : 'unusable',
    error,
  );
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof errors.JWKSTimeout || NO_ANSWER.includes(nameOf(error))) return true;
  if (!(error instanceof ClientError)) return false;
  const isBroken = error.cause instanceof Response && error.cause.status >= 500;
  return isBroken || NO_ANSWER.includes(nameOf(error.cause));
}

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}
