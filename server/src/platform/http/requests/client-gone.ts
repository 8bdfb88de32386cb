import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/errors.ts';
import { CLIENT_CLOSED_REQUEST } from './request-end.ts';

/**
 * Signals that the client has closed the connection before it had the whole response. Long work stops then: its reason is the
 * error to throw.
 */
export function clientGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  const end = () =>
    controller.abort(new ApiError(CLIENT_CLOSED_REQUEST, 'The client has gone; nothing was stored.'));
  if (raw.closed) end();
  raw.once('close', () => !raw.writableFinished && end());
  return controller.signal;
}
