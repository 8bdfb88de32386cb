import Type from 'typebox';
import {
  CreatedPerson,
  Person,
  PersonCreation,
  PersonEmailPath,
  PersonUpdate,
  PersonIdentityPath,
} from 'shared/contract';
import type { IdentityContext, IdentityRoutes } from '../context.ts';
import { passwordReset } from './password-reset.ts';
import { chapter } from '../route-options.ts';
import { versioned } from '../../platform/http/responses/resource-version.ts';
import { signedIn } from '../permissions/caller.ts';
import { signedInPerson } from '../sessions/caller.ts';
import { updatePerson, setIdentity, personChange } from './change-person.ts';
import { createPerson } from './create-person.ts';
import { peopleOf, personByEmail } from './person.ts';

const { described, watched } = chapter('People and permissions');

/**
 * People, their passwords and identities, for those who look after them (api-1 section 4.2). All calls need a token, and
 * changes a sign-in: the token of a script gives nobody rights (ADR 19).
 */
export const peopleAdministrationRoutes: IdentityRoutes = (app, context) => {
  const reset = passwordReset(context);

  app.get(
    '/api/people',
    described({
      summary: 'List the people whom the caller manages',
      description:
        'Administrators get everybody; others those with the role general where the caller is manager.',
      response: { 200: Type.Array(Person) },
    }),
    ({ caller }) => peopleOf(context, signedIn(caller)),
  );

  app.get(
    '/api/people/:email',
    described({ summary: 'Read one person', params: PersonEmailPath, response: { 200: Person } }),
    async ({ params }, reply) => versioned(reply, await personByEmail(context, params.email)),
  );

  app.post(
    '/api/people',
    watched({
      summary: 'Create a person',
      description:
        'For administrators and managers; managers give the roles manager and general where they are manager, and ' +
        'create no administrators. Without a password the person is mailed a link that sets one.',
      body: PersonCreation,
      response: { 200: CreatedPerson },
    }),
    async (request) => {
      const caller = signedInPerson(request);
      return createdPerson(
        context,
        await createPerson(context, { caller, remoteAddress: request.ip, request }, request.body),
      );
    },
  );

  app.put(
    '/api/people/:email',
    watched({
      summary: 'Change a person',
      description:
        'For administrators and managers of the person’s work units. Roles where the caller is no manager stay.',
      params: PersonEmailPath,
      body: PersonUpdate,
      response: { 200: Person },
    }),
    async (request) => {
      signedInPerson(request);
      const { email } = request.params;
      await updatePerson(context, personChange(request, email), request.body);
      return (await personByEmail(context, email)).resource;
    },
  );

  app.post(
    '/api/people/:email/passwordReset',
    watched({
      summary: 'Mail somebody a link that sets a new password',
      description: 'For administrators and managers of one of the work units of the person.',
      params: PersonEmailPath,
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      await reset.requestFor(signedInPerson(request), request.params.email, request.ip);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/people/update_user_auth_id/:email/:authId',
    watched({
      summary: 'Set the id of a person at an identity provider',
      description: 'For administrators.',
      params: PersonIdentityPath,
      response: { 200: Type.String({ description: 'Empty' }) },
    }),
    async (request) => {
      const { email, authId } = request.params;
      await setIdentity(context.db, signedInPerson(request), email, authId);
      return '';
    },
  );
};

/** The person, and that the link is in the outbox where the site sends no mail. */
async function createdPerson(
  context: IdentityContext,
  { email, linkMail }: Awaited<ReturnType<typeof createPerson>>,
): Promise<CreatedPerson> {
  const { resource } = await personByEmail(context, email);
  return linkMail === 'kept' ? { ...resource, linkMail } : resource;
}
