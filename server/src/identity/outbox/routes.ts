import { MailMessage, MailPage, MailPath, OutboxQuery } from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { signedInAdministrator } from '../sessions/caller.ts';
import { listMails, readMail } from '../../platform/mail/outbox.ts';

const { watched } = chapter('People and permissions');

/**
 * Mails that were sent, wait, or are stored because there is no mail service. Not in the existing tracker; for
 * administrators.
 */
export const outboxRoutes: IdentityRoutes = (app, { db, mailer }) => {
  app.get(
    '/api/outbox',
    watched({
      summary: 'List the mails of the tracker, latest first',
      description: 'For administrators who are signed in, not for a personal access token.',
      querystring: OutboxQuery,
      response: { 200: MailPage },
    }),
    async (request) => {
      signedInAdministrator(request);
      return listMails(db, request.query);
    },
  );

  app.get(
    '/api/outbox/:id',
    watched({
      summary: 'Read one mail',
      description: 'Its text is gone once it was sent, and when its link is no longer valid.',
      params: MailPath,
      response: { 200: MailMessage },
    }),
    async (request) => {
      signedInAdministrator(request);
      return readMail(db, mailer, Number(request.params.id));
    },
  );
};
