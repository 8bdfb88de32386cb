import { SecurityEventPage, SecurityEventQuery } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { signedInAdministrator } from '../sessions/caller.ts';
import { listSecurityEvents } from './security-log.ts';

/** What happened to accounts: sign-ins, changes of rights, attempts that were refused. Ours; for administrators. */
export const securityLogRoutes: RouteModule = (app, { db }) => {
  app.get(
    '/api/securityEvents',
    {
      config: { watched: true },
      schema: {
        tags: ['People and permissions'],
        summary: 'List security events, latest first',
        description: 'For administrators who are signed in, not for a personal access token.',
        querystring: SecurityEventQuery,
        response: { 200: SecurityEventPage },
      },
    },
    async (request) => {
      signedInAdministrator(request);
      return listSecurityEvents(db, request.query);
    },
  );
};
