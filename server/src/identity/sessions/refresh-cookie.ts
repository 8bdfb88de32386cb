import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForbiddenError } from '../../platform/http/errors/errors.ts';

const NAME = 'tracker_refresh';
const SECONDS_A_DAY = 86_400;

/** Scripts cannot read it, other sites cannot send it, and it travels to /auth only. */
function attributes(request: FastifyRequest) {
  return {
    path: '/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.ownOrigin.startsWith('https:'),
  } as const;
}

/** The refresh token that the browser sent along. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

/** Leaves the refresh token with the browser, out of the reach of scripts. */
export function setRefreshCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  days: number,
): void {
  void reply.setCookie(NAME, token, { ...attributes(request), maxAge: days * SECONDS_A_DAY });
}

/** Takes it away again. */
export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(NAME, attributes(request));
}

/**
 * Refuses a call that a page of another origin makes with the visitor's cookie. Programs that are no browser
 * send neither header and have no cookie that they were not given.
 *
 * @throws ForbiddenError
 */
export function requireOwnOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign = origin !== undefined && origin !== request.ownOrigin;
  if (isForeign || site === 'cross-site' || site === 'same-site')
    throw new ForbiddenError('You do not have permission to use a session of another site.');
}
