import Type from 'typebox';
import { SignInAnswer, SignInRequest } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { UnauthorizedError } from '../http/errors.ts';
import { clearRefreshCookie, refreshTokenOf, requireOwnOrigin, setRefreshCookie } from './refresh-cookie.ts';
import { endSession, renewSession, startSession } from './refresh-tokens.ts';
import { authenticate, readCredentials } from './sign-in.ts';

const tags = ['Session'];

/** Signing in, going on, signing out (api-1 section 3; refresh and sign-out are ours). */
export const sessionRoutes: RouteModule = (app, { db, accessTokens, settings }) => {
  const { accessTokenMinutes, longAccessTokenMinutes, sessionDays } = settings;

  app.post(
    '/auth/signin',
    {
      schema: {
        tags,
        summary: 'Sign in with e-mail and password',
        description:
          "With session: 'cookie' the access token is short-lived and a refresh cookie is set; without it the token " +
          'lives long and cannot be renewed.',
        body: SignInRequest,
        response: { 200: SignInAnswer },
      },
    },
    async (request, reply) => {
      const account = await authenticate(db, readCredentials(request.body), request.ip);
      const isRenewable = request.body.session === 'cookie';
      if (isRenewable) {
        const token = await startSession(db, account.personId, sessionDays);
        setRefreshCookie(request, reply, token, sessionDays);
      }
      const minutes = isRenewable ? accessTokenMinutes : longAccessTokenMinutes;
      return { userName: account.email, accessToken: await accessTokens.issue(account, minutes) };
    },
  );

  app.post(
    '/auth/refresh',
    {
      schema: {
        tags,
        summary: 'Get a new access token with the refresh cookie',
        response: { 200: SignInAnswer },
      },
    },
    async (request, reply) => {
      requireOwnOrigin(request);
      const presented = refreshTokenOf(request);
      const renewal =
        presented === undefined ? null : await renewSession(db, presented, sessionDays, request.ip);
      if (renewal === null) {
        clearRefreshCookie(request, reply);
        throw new UnauthorizedError('Your session has ended. Please sign in again.');
      }
      const { account, token } = renewal;
      setRefreshCookie(request, reply, token, sessionDays);
      return { userName: account.email, accessToken: await accessTokens.issue(account, accessTokenMinutes) };
    },
  );

  app.post(
    '/auth/signout',
    { schema: { tags, summary: 'End the session of the refresh cookie', response: { 204: Type.Null() } } },
    async (request, reply) => {
      requireOwnOrigin(request);
      const presented = refreshTokenOf(request);
      if (presented !== undefined) await endSession(db, presented, request.ip);
      clearRefreshCookie(request, reply);
      return reply.code(204).send(null);
    },
  );
};
