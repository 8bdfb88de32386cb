import Type from 'typebox';
import {
  PersonalToken,
  PersonalTokenCreated,
  PersonalTokenCreation,
  PersonalTokenPath,
} from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { enteredWith, signedInPerson } from '../sessions/caller.ts';
import { makeToken, ownTokens, revokeToken } from './personal-tokens.ts';

const { watched } = chapter('Session');

/** Tokens for the scripts of the caller. Ours; not to be called with such a token. */
export const personalTokenRoutes: IdentityRoutes = (app, context) => {
  const { db } = context;
  app.get(
    '/api/personalTokens',
    watched({
      summary: 'List the personal access tokens of the caller',
      response: { 200: Type.Array(PersonalToken) },
    }),
    (request) => ownTokens(db, signedInPerson(request)),
  );

  app.post(
    '/api/personalTokens',
    watched({
      summary: 'Make a personal access token for a script',
      description:
        'Only this response contains the token, and for a day that to a repetition with the same Idempotency-Key; the server ' +
        'stores a hash of the token, and such an answer encrypted.',
      body: PersonalTokenCreation,
      response: { 200: PersonalTokenCreated },
    }),
    (request) => {
      const caller = signedInPerson(request);
      const maker = { caller, enteredWith: enteredWith(request), remoteAddress: request.ip, request };
      return makeToken(context, maker, request.body);
    },
  );

  app.delete(
    '/api/personalTokens/:id',
    watched({
      summary: 'Revoke a personal access token of the caller, at once',
      params: PersonalTokenPath,
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      await revokeToken(db, signedInPerson(request), Number(request.params.id), request.ip);
      return reply.code(204).send(null);
    },
  );
};
