import Type from 'typebox';
import { ReadQuery, SignInResponse, SignInRequest } from 'shared/contract';
import type { FastifyRequest } from 'fastify';
import type { IdentityContext, IdentityRoutes } from '../context.ts';
import { personByEmail } from '../people/person.ts';
import { chapter } from '../route-options.ts';
import { readSeveral } from '../several-reads/several-reads.ts';
import { UnauthorizedError } from '../../platform/http/errors/errors.ts';
import { endForService, giveGrantBack, keepGrant, mayGoOn } from '../sign-in-service/service-sessions.ts';
import type { TokenSubject } from './access-tokens.ts';
import { clearRefreshCookie, refreshTokenOf, requireOwnOrigin, setRefreshCookie } from './refresh-cookie.ts';
import { endSession, renewSession, startSession } from './refresh-tokens.ts';
import { originOf, recordSession, SESSION_ENDED } from './sessions.ts';
import { authenticate, readCredentials } from './sign-in.ts';
import { signInLimits } from './sign-in-limits.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';

const { described } = chapter('Session');

/** What a page gets that renews its token with a cookie. */
async function renewableSession(
  { db, settings, accessTokens }: IdentityContext,
  request: FastifyRequest<{ Querystring: ReadQuery }>,
  subject: TokenSubject,
): Promise<SignInResponse> {
  const accessToken = await accessTokens.issue(subject, settings.accessTokenMinutes);
  const [{ resource: person }, reads] = await Promise.all([
    personByEmail({ db, settings }, subject.email),
    readSeveral(request, request.query, `Bearer ${accessToken}`),
  ]);
  return { userName: subject.email, accessToken, person, reads };
}

/** Signing in, going on, signing out (api-1 section 3; refresh and sign-out are ours). */
export const sessionRoutes: IdentityRoutes = (app, context) => {
  const { db, accessTokens, settings, signInService } = context;
  const { longAccessTokenMinutes, sessionDays } = settings;
  const desk = { db, limits: signInLimits(settings), service: signInService };

  app.post(
    '/auth/signin',
    described({
      summary: 'Sign in with e-mail and password',
      description:
        "With session: 'cookie' the access token is short-lived, a refresh cookie is set, and the response says who the " +
        'person is and contains what `read` names, as GET /api/v2/reads; without it the token is valid for long and cannot ' +
        'be renewed.',
      querystring: ReadQuery,
      body: SignInRequest,
      response: { 200: SignInResponse },
    }),
    async (request, reply) => {
      const credentials = readCredentials(request.body);
      const origin = originOf(request);
      if (request.body.session === 'cookie') {
        const { account, session } = await authenticate(desk, credentials, request.ip, (proved) =>
          startSession(db, { ...proved, limits: settings, origin }),
        );
        const { sessionId, token } = session;
        if (account.grant !== null) await keepGrant(db, sessionId, account.grant);
        setRefreshCookie(request, reply, token, sessionDays);
        return renewableSession(context, request, { ...account, sessionId });
      }
      const expiresAt = new Date(Date.now() + longAccessTokenMinutes * MINUTE_MS);
      const { account, session } = await authenticate(desk, credentials, request.ip, (proved) =>
        recordSession(db, { ...proved, origin, renewable: false, expiresAt }),
      );
      const accessToken = await accessTokens.issue(
        { ...account, sessionId: session },
        longAccessTokenMinutes,
      );
      return { userName: account.email, accessToken };
    },
  );

  app.post(
    '/auth/refresh',
    described({
      summary: 'Get a new access token with the refresh cookie',
      description: 'With what `read` names, as GET /api/v2/reads.',
      querystring: ReadQuery,
      response: { 200: SignInResponse },
    }),
    async (request, reply) => {
      requireOwnOrigin(request);
      const presented = refreshTokenOf(request);
      const renewal =
        presented === undefined ? null : await renewSession(db, presented, settings, request.ip);
      if (renewal === null) {
        clearRefreshCookie(request, reply);
        throw new UnauthorizedError(SESSION_ENDED);
      }
      const { account, sessionId, token } = renewal;
      setRefreshCookie(request, reply, token, sessionDays);
      if (!(await mayGoOn(db, signInService, sessionId))) {
        await endForService(db, renewal, request.ip);
        clearRefreshCookie(request, reply);
        throw new UnauthorizedError(SESSION_ENDED);
      }
      return renewableSession(context, request, { ...account, sessionId });
    },
  );

  app.post(
    '/auth/signout',
    described({ summary: 'End the session of the refresh cookie', response: { 204: Type.Null() } }),
    async (request, reply) => {
      requireOwnOrigin(request);
      const presented = refreshTokenOf(request);
      const ended = presented === undefined ? null : await endSession(db, presented, request.ip);
      if (ended !== null) await giveGrantBack(db, signInService, ended);
      clearRefreshCookie(request, reply);
      return reply.code(204).send(null);
    },
  );
};
