import { MailMessage, MailPage, MailPath, OutboxQuery } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { signedInAdministrator } from '../sessions/caller.ts';
import { listMails, readMail } from './outbox.ts';

const tags = ['People and permissions'];

/** Mails that were sent, wait, or are kept because there is no mail service. Ours; for administrators. */
export const outboxRoutes: RouteModule = (app, { db, mailer }) => {
  app.get(
    '/api/outbox',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: 'List the mails of the tracker, latest first',
        description: 'For administrators who are signed in, not for a personal access token.',
        querystring: OutboxQuery,
        response: { 200: MailPage },
      },
    },
    async (request) => {
      signedInAdministrator(request);
      return listMails(db, request.query);
    },
  );

  app.get(
    '/api/outbox/:id',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: 'Read one mail',
        description: 'Its text is gone once it was sent, and when its link is no longer valid.',
        params: MailPath,
        response: { 200: MailMessage },
      },
    },
    async (request) => {
      signedInAdministrator(request);
      return readMail(db, mailer, Number(request.params.id));
    },
  );
};
