import Type from 'typebox';
import { PersonEmailPath, PersonIdentityPath } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { signedIn } from '../permissions/caller.ts';
import { setIdentity } from './change-person.ts';
import { passwordReset } from './password-reset.ts';

const tags = ['People and permissions'];
const Empty = Type.String({ description: 'Empty' });

/** How other people get in: their password, and who they are at an identity provider (api-1 section 4.2). */
export const peopleAccessRoutes: RouteModule = (app, context) => {
  const reset = passwordReset(context);

  app.post(
    '/api/people/:email/passwordReset',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: 'Mail somebody a link that sets a new password',
        description: 'For administrators and managers of one of the work units of the person.',
        params: PersonEmailPath,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params, ip }, reply) => {
      await reset.requestFor(signedIn(caller), params.email, ip);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/people/update_user_auth_id/:email/:authId',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: 'Set the id of a person at an identity provider',
        description: 'For administrators.',
        params: PersonIdentityPath,
        response: { 200: Empty },
      },
    },
    async ({ caller, params }) => {
      await setIdentity(context.db, signedIn(caller), params.email, params.authId);
      return '';
    },
  );
};
