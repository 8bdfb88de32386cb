import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'tracker_sign_in';
const PATH = '/auth/provider';
const SECONDS = 900;

/**
 * Ties the response of the service to the browser that began the sign-in. Lax: the browser must send it when the
 * service, another site, sends the person back.
 */
function attributes(request: FastifyRequest) {
  return {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.ownOrigin.startsWith('https:'),
  } as const;
}

export function setAuthorizationCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  authorization: string,
): void {
  void reply.setCookie(NAME, authorization, { ...attributes(request), maxAge: SECONDS });
}

/** The authorization that this browser began. Reading it deletes it. */
export function takeAuthorizationCookie(request: FastifyRequest, reply: FastifyReply): string | undefined {
  void reply.clearCookie(NAME, attributes(request));
  return request.cookies[NAME];
}
