import Type from 'typebox';
import { Person, PersonUpdate } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { expectedVersion } from '../http/resource-version.ts';
import { signedIn } from '../permissions/caller.ts';
import { updateOwn } from './change-person.ts';
import { passwordReset } from './password-reset.ts';
import { personByEmail } from './person.ts';

const tags = ['People and permissions'];
const Empty = Type.String({ description: 'Empty' });

/** What people do with their own account (api-1 section 4.2). A token is needed. */
export const ownAccountRoutes: RouteModule = (app, context) => {
  const reset = passwordReset(context);

  app.put(
    '/api/people',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: "Change the caller's own name and consent",
        body: PersonUpdate,
        response: { 200: Person },
      },
    },
    async (request) => {
      const caller = signedIn(request.caller);
      const { email } = caller;
      const change = { caller, email, expectedVersion: expectedVersion(request), remoteAddress: request.ip };
      await updateOwn(context, change, request.body);
      return (await personByEmail(context, email)).person;
    },
  );

  app.put(
    '/api/people/resetPassword',
    {
      schema: { tags, summary: 'Mail the caller a link that sets a new password', response: { 200: Empty } },
    },
    async (request) => {
      await reset.request(signedIn(request.caller).email, request.ip);
      return '';
    },
  );
};
