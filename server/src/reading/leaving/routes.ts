import { PersonEmailPath, Transfer, Transferred } from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import { signedInPerson } from '../../identity/sessions/caller.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { transfer } from './transfer.ts';

const { watched } = chapter('People and permissions');

/** What becomes of what somebody had who leaves. An addition to the tracker's API. */
export const leavingRoutes: TrackerRoutes = (app, context) => {
  app.post(
    '/api/v2/people/:email/transfer',
    watched({
      summary: 'Give what somebody follows to a colleague',
      description: 'For administrators, and for managers of work units of both of them.',
      params: PersonEmailPath,
      body: Transfer,
      response: { 200: Transferred },
    }),
    (request) =>
      transfer(context, signedInPerson(request), { from: request.params.email, to: request.body.to }),
  );
};
