import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../http/app-context.ts';
import { UnauthorizedError } from '../http/errors.ts';
import { ANONYMOUS, signedIn, type Subject } from '../permissions/caller.ts';
import { findSubject } from '../permissions/subject-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: a person with all roles, or the anonymous visitor. */
    caller: Subject;
  }
  interface FastifyContextConfig {
    /** `open`: anonymous visitors may call it. Everything else below /api needs a token. */
    access?: 'open';
  }
}

const TOKEN_ADVICE =
  'Tokens expire after 3 hours, please create a new one. Sign in again, or refresh the session.';

/**
 * Finds out who asks, on every path: a bad token is refused even where none is needed (api-1 section 3.4),
 * and an anonymous visitor wherever a route is not declared open (section 1.1).
 */
export function installCaller(app: FastifyInstance, context: AppContext): void {
  // Set by the hook below before any route runs.
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = await identify(request, context);
    if (needsToken(request)) signedIn(request.caller);
  });
}

function needsToken(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  return url !== undefined && /^\/(tracking-)?api(\/|$)/.test(url) && config.access !== 'open';
}

async function identify(request: FastifyRequest, context: AppContext): Promise<Subject> {
  // Any other scheme is ignored: the caller is anonymous.
  const token = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return ANONYMOUS;
  const claims = await context.accessTokens.verify(token);
  if (claims === null) throw new UnauthorizedError('Expired or invalid JWT token.', TOKEN_ADVICE);
  if (claims.email === undefined)
    throw new UnauthorizedError(
      'email cannot be null. The jwt token may not haveall the needed information.',
      TOKEN_ADVICE,
    );
  const subject = await findSubject(context.db, claims.email, context.settings);
  if (subject === undefined)
    throw new UnauthorizedError(
      'There is not associated information in the system for the user [null].',
      TOKEN_ADVICE,
    );
  return subject;
}
