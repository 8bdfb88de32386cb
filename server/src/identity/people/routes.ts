import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { PasswordResetRequest, Person, PersonUpdate } from 'shared/contract';
import { INDEXED_TEXT } from 'shared/limits';
import type { IdentityRoutes } from '../context.ts';
import { updateOwn, personChange } from './change-person.ts';
import { versioned } from '../../platform/http/responses/resource-version.ts';
import { chapter } from '../route-options.ts';
import { signedIn } from '../permissions/caller.ts';
import { personByEmail } from './person.ts';
import { passwordReset } from './password-reset.ts';

const { described, open, watched } = chapter('People and permissions');
const Empty = Type.String({ description: 'Empty' });

/** People: who the caller is, a forgotten password, and what people do with their own account (api-1 section 4). */
export const peopleRoutes: IdentityRoutes = (app, context) => {
  const reset = passwordReset(context);

  app.get(
    '/api/people/currentPerson',
    described({ summary: 'The caller', response: { 200: Person } }),
    async ({ caller }, reply) => versioned(reply, await personByEmail(context, signedIn(caller).email)),
  );

  // The bare address as text; clients differ in the type that they name for it.
  void app.register(async (scope) => {
    scope.addContentTypeParser(['text/plain', '*'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.withTypeProvider<TypeBoxTypeProvider>().post(
      '/api/people/requestPasswordReset',
      open({
        summary: 'Mail a link that sets a new password',
        consumes: ['text/plain'],
        body: Type.String({ maxLength: INDEXED_TEXT, description: 'E-mail address, not as a JSON string' }),
        response: { 200: Empty },
      }),
      async (request) => {
        await reset.request(request.body, request.ip);
        return '';
      },
    );
  });

  app.post(
    '/auth/passwordReset',
    chapter('Session').described({
      summary: 'Set a password with the token of a reset mail',
      body: PasswordResetRequest,
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      await reset.complete(request.body.token, request.body.password, request.ip);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/people',
    watched({
      summary: "Change the caller's own name and consent",
      body: PersonUpdate,
      response: { 200: Person },
    }),
    async (request) => {
      const { email } = signedIn(request.caller);
      await updateOwn(context, personChange(request, email), request.body);
      return (await personByEmail(context, email)).resource;
    },
  );

  app.put(
    '/api/people/resetPassword',
    described({ summary: 'Mail the caller a link that sets a new password', response: { 200: Empty } }),
    async (request) => {
      await reset.request(signedIn(request.caller).email, request.ip);
      return '';
    },
  );
};
