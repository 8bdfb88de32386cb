import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { PasswordResetRequest, Person } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { signedIn } from '../permissions/caller.ts';
import { personByEmail } from './person.ts';
import { passwordReset } from './password-reset.ts';

const tags = ['People and permissions'];

/** People: who the caller is, and a forgotten password (api-1 section 4). */
export const peopleRoutes: RouteModule = (app, context) => {
  const reset = passwordReset(context);

  app.get(
    '/api/people/currentPerson',
    { schema: { tags, summary: 'The caller', response: { 200: Person } } },
    async ({ caller }, reply) => {
      const { person, version } = await personByEmail(context, signedIn(caller).email);
      reply.resourceVersion = version;
      return person;
    },
  );

  // The bare address as text; clients differ in the type that they name for it.
  void app.register(async (scope) => {
    scope.addContentTypeParser(['text/plain', '*'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.withTypeProvider<TypeBoxTypeProvider>().post(
      '/api/people/requestPasswordReset',
      {
        config: { access: 'open' },
        schema: {
          tags,
          summary: 'Mail a link that sets a new password',
          consumes: ['text/plain'],
          body: Type.String({ description: 'E-mail address, not as a JSON string' }),
          response: { 200: Type.String({ description: 'Empty' }) },
        },
      },
      async (request) => {
        await reset.request(request.body, request.ip);
        return '';
      },
    );
  });

  app.post(
    '/auth/passwordReset',
    {
      schema: {
        tags: ['Session'],
        summary: 'Set a password with the token of a reset mail',
        body: PasswordResetRequest,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await reset.complete(request.body.token, request.body.password, request.ip);
      return reply.code(204).send(null);
    },
  );
};
