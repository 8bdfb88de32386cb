import Type from 'typebox';
import { Session, SessionPath } from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { signedInPerson } from './caller.ts';
import { endOwnSession, ownSessions, signOutEverywhere } from './own-sessions.ts';

const { watched } = chapter('Session');

/** Where the caller is signed in. Ours; not to be called with a personal access token. */
export const ownSessionRoutes: IdentityRoutes = (app, { db }) => {
  app.get(
    '/api/sessions',
    watched({
      summary: 'List the sessions of the caller, the one used last first',
      response: { 200: Type.Array(Session) },
    }),
    (request) => {
      const { credential } = request;
      return ownSessions(db, signedInPerson(request), credential.kind === 'session' ? credential.id : null);
    },
  );

  app.delete(
    '/api/sessions',
    watched({
      summary: 'Sign out everywhere',
      description: 'All sessions of the caller end at once, their access tokens with them.',
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      await signOutEverywhere(db, signedInPerson(request), request.ip);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/sessions/:id',
    watched({
      summary: 'End one session of the caller, at once',
      params: SessionPath,
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      await endOwnSession(db, signedInPerson(request), request.params.id, request.ip);
      return reply.code(204).send(null);
    },
  );
};
