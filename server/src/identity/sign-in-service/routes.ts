import Type from 'typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chapter } from '../route-options.ts';
import type { IdentityContext, IdentityRoutes } from '../context.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { ExternalServiceError } from '../../platform/external-http/external-service-error.ts';
import { setRefreshCookie } from '../sessions/refresh-cookie.ts';
import { startSession } from '../sessions/refresh-tokens.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { originOf } from '../sessions/sessions.ts';
import { findAccount } from './find-account.ts';
import { setAuthorizationCookie, takeAuthorizationCookie } from './authorization-cookie.ts';
import { keepGrant } from './service-sessions.ts';
import { SignInProblem } from './sign-in-problem.ts';
import type { SignInService } from './sign-in-service.ts';

const { described } = chapter('Session');
const CALLBACK = '/auth/provider/callback';
const SEE_OTHER = 303;
const LONGEST_RETURN_URL = 2000;

/**
 * Signing in at an OpenID Connect service in the browser (ADR 16). Both routes respond with a redirect, also after a
 * failure.
 */
export const signInServiceRoutes: IdentityRoutes = (app, context) => {
  app.get(
    '/auth/provider/start',
    described(
      {
        summary: 'Go to the sign-in service',
        querystring: Type.Object({
          returnUrl: Type.Optional(Type.String({ maxLength: LONGEST_RETURN_URL })),
        }),
      },
      { mayMiss: true, redirects: true },
    ),
    async (request, reply) => {
      const service = serviceOf(context);
      const { returnUrl = '/' } = request.query;
      try {
        const { address, authorization } = await service.begin(`${request.ownOrigin}${CALLBACK}`, returnUrl);
        setAuthorizationCookie(request, reply, authorization);
        return goOn(reply, address);
      } catch (error) {
        return goOn(reply, loginPage(problemOf(error, request), returnUrl));
      }
    },
  );

  const comingBack = described(
    { summary: 'Come back from the sign-in service' },
    { mayMiss: true, redirects: true },
  );
  app.get(CALLBACK, comingBack, async (request, reply) => {
    const service = serviceOf(context);
    const authorization = takeAuthorizationCookie(request, reply);
    try {
      return goOn(reply, await finish(context, service, { request, reply, authorization }));
    } catch (error) {
      const problem = problemOf(error, request);
      await noteSecurityEvent(context.db, {
        kind: 'sign-in refused',
        email: problem.email,
        personId: null,
        remoteAddress: request.ip,
        detail: { service: service.name, reason: problem.kind },
      });
      return goOn(reply, loginPage(problem));
    }
  });
};

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  authorization: string | undefined;
}

/** Begins a session for the returning person, and returns the address to go on to. */
async function finish(
  { db, settings }: IdentityContext,
  service: SignInService,
  visit: Visit,
): Promise<string> {
  const { request, reply, authorization } = visit;
  const { identity, returnUrl } = await service.finish(
    new URL(request.ownOrigin + request.url),
    authorization ?? '',
  );
  const { personId, email } = await findAccount(db, identity.email);
  const session = await startSession(db, {
    ...{ personId, provedBy: null, limits: settings },
    origin: originOf(request),
  });
  if (session === null) throw new SignInProblem('unknown', email);
  const { sessionId, token } = session;
  if (identity.grant !== null) await keepGrant(db, sessionId, identity.grant);
  await noteSecurityEvent(db, {
    kind: 'sign-in',
    email,
    personId,
    remoteAddress: request.ip,
    detail: { service: service.name },
  });
  setRefreshCookie(request, reply, token, settings.sessionDays);
  return `/#/signed-in?${new URLSearchParams({ returnUrl }).toString()}`;
}

function serviceOf({ signInService }: IdentityContext): SignInService {
  if (signInService === undefined) throw new NotFoundError('People of this site do not sign in elsewhere.');
  return signInService;
}

/** @throws what is no failure of signing in */
function problemOf(error: unknown, { log }: FastifyRequest): SignInProblem {
  if (error instanceof SignInProblem) return error;
  if (!(error instanceof ExternalServiceError)) throw error;
  log.error(error);
  return new SignInProblem(error.kind === 'unreachable' ? 'unreachable' : 'failed', null, error);
}

/** The page for signing in, which has words for the problem. */
function loginPage({ kind, email }: SignInProblem, returnUrl?: string): string {
  const query = new URLSearchParams({ problem: kind });
  if (email !== null) query.set('email', email);
  if (returnUrl !== undefined) query.set('returnUrl', returnUrl);
  return `/#/login?${query.toString()}`;
}

function goOn(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, SEE_OTHER);
}
