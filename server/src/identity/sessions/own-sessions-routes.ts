import Type from 'typebox';
import { Session, SessionPath } from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { giveGrantsBack } from '../sign-in-service/service-sessions.ts';
import { signedInPerson } from './caller.ts';
import { endOwnSession, ownSessions, signOutEverywhere } from './own-sessions.ts';

const { watched } = chapter('Session');

/** Where the caller is signed in. Ours; not to be called with a personal access token. */
export const ownSessionRoutes: IdentityRoutes = (app, { db, signInService }) => {
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
      description:
        'All sessions of the caller end at once, their access tokens with them, also what the sign-in service made until now.',
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      const person = signedInPerson(request);
      await signOutEverywhere(db, person, request.ip);
      await giveGrantsBack(db, signInService, person.personId);
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
      const person = signedInPerson(request);
      await endOwnSession(db, person, request.params.id, request.ip);
      await giveGrantsBack(db, signInService, person.personId);
      return reply.code(204).send(null);
    },
  );
};
