import Type from 'typebox';
import { Person, PersonCreation, PersonEmailPath, PersonUpdate } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { expectedVersion } from '../http/resource-version.ts';
import { signedIn } from '../permissions/caller.ts';
import { updatePerson } from './change-person.ts';
import { createPerson } from './create-person.ts';
import { peopleOf, personByEmail } from './person.ts';

const tags = ['People and permissions'];

/** The accounts of people, for those who look after them (api-1 section 4.2). All calls need a token. */
export const peopleAdministrationRoutes: RouteModule = (app, context) => {
  app.get(
    '/api/people',
    {
      schema: {
        tags,
        summary: 'List the people whom the caller manages',
        description:
          'Administrators get everybody; others those with the role general where the caller is manager.',
        response: { 200: Type.Array(Person) },
      },
    },
    ({ caller }) => peopleOf(context, signedIn(caller)),
  );

  app.get(
    '/api/people/:email',
    { schema: { tags, summary: 'Read one person', params: PersonEmailPath, response: { 200: Person } } },
    async ({ params }, reply) => {
      const { person, version } = await personByEmail(context, params.email);
      reply.resourceVersion = version;
      return person;
    },
  );

  app.post(
    '/api/people',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: 'Create a person',
        description:
          'For administrators and managers; managers give the roles manager and general where they are manager, and ' +
          'create no administrators. Without a password the person is mailed a link that sets one.',
        body: PersonCreation,
        response: { 200: Person },
      },
    },
    async ({ caller, body, ip }) => {
      const email = await createPerson(context, { caller: signedIn(caller), remoteAddress: ip }, body);
      return (await personByEmail(context, email)).person;
    },
  );

  app.put(
    '/api/people/:email',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: 'Change a person',
        description:
          'For administrators and managers of the person’s work units. Roles where the caller is no manager stay.',
        params: PersonEmailPath,
        body: PersonUpdate,
        response: { 200: Person },
      },
    },
    async (request) => {
      const { email } = request.params;
      const change = {
        caller: signedIn(request.caller),
        email,
        expectedVersion: expectedVersion(request),
        remoteAddress: request.ip,
      };
      await updatePerson(context, change, request.body);
      return (await personByEmail(context, email)).person;
    },
  );
};
