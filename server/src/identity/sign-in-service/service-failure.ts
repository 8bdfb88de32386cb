import { errors } from 'jose';
import { ClientError, ResponseBodyError } from 'openid-client';
import { ExternalServiceError } from '../../platform/external-http/external-service-error.ts';

/** The errors of `fetch` without a connection, or without a response in time. */
const NO_ANSWER = ['TypeError', 'TimeoutError', 'AbortError'];

/** Whether the service understood the request and refused a code, a password or a grant. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ResponseBodyError && error.error === 'invalid_grant';
}

/** The message for a person when a service does not respond, or its response is invalid. */
export function serviceFailure(issuer: string, error: unknown): ExternalServiceError {
  return new ExternalServiceError(
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
