import { ApiError } from 'shared/api';

/** Statuses of a proxy between us and the server, which may have carried out the request all the same. */
const GATEWAY_FAILURES: readonly number[] = [502, 503, 504];

/** Whether a failed call may have been carried out: no response came, or none of the server. */
export function isUnclear(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'http' || GATEWAY_FAILURES.includes(error.status));
}
