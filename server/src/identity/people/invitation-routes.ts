import Type from 'typebox';
import { Invitation, InvitationCreation } from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { signedInPerson } from '../sessions/caller.ts';
import { invitePeople } from './invite-people.ts';

const { watched } = chapter('People and permissions');

/** Accounts for several people at once. An addition to the tracker's API. */
export const invitationRoutes: IdentityRoutes = (app, context) => {
  app.post(
    '/api/people/invitations',
    watched({
      summary: 'Make accounts for several people, with the same roles',
      description:
        'For administrators and managers, as creating one person. Each gets a mail that says what to do, with a link that ' +
        'sets the password, valid for a week.',
      body: InvitationCreation,
      response: { 200: Type.Array(Invitation) },
    }),
    (request) =>
      invitePeople(
        context,
        { caller: signedInPerson(request), remoteAddress: request.ip, request },
        request.body,
      ),
  );
};
