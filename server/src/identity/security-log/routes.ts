import { SecurityEventPage, SecurityEventQuery } from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { signedInAdministrator } from '../sessions/caller.ts';
import { listSecurityEvents } from './list-security-events.ts';

const { watched } = chapter('People and permissions');

/** What happened to accounts: sign-ins, changes of rights, attempts that were refused. Ours; for administrators. */
export const securityLogRoutes: IdentityRoutes = (app, { db }) => {
  app.get(
    '/api/securityEvents',
    watched({
      summary: 'List security events, latest first',
      description: 'For administrators who are signed in, not for a personal access token.',
      querystring: SecurityEventQuery,
      response: { 200: SecurityEventPage },
    }),
    async (request) => {
      signedInAdministrator(request);
      return listSecurityEvents(db, request.query);
    },
  );
};
