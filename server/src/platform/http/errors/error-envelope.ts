import { STATUS_CODES } from 'node:http';
import type { ErrorEnvelope } from 'shared/contract';
import type { ApiError } from './errors.ts';

/** The envelope of a refusal (api-1 section 2); `debugMessage` and `subErrors` are left out when empty. */
export function errorEnvelope(error: ApiError, now: Date): ErrorEnvelope {
  return {
    apierror: {
      status: statusName(error.statusCode),
      timestamp: envelopeTime(now),
      message: error.message,
      ...(error.debugMessage === undefined ? {} : { debugMessage: error.debugMessage }),
      ...(error.subErrors === undefined ? {} : { subErrors: [...error.subErrors] }),
    },
  };
}

/** HTTP status name with underscores: 404 is `NOT_FOUND`. */
export function statusName(statusCode: number): string {
  return (STATUS_CODES[statusCode] ?? 'Unknown').toUpperCase().replaceAll(/[^A-Z]+/g, '_');
}

/** `dd-MM-yyyy hh:mm:ss` on a 12-hour clock without AM or PM, local time: what existing clients read. */
export function envelopeTime(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [two(now.getDate()), two(now.getMonth() + 1), now.getFullYear()].join('-');
  const hour = now.getHours() % 12 === 0 ? 12 : now.getHours() % 12;
  return `${day} ${[two(hour), two(now.getMinutes()), two(now.getSeconds())].join(':')}`;
}
