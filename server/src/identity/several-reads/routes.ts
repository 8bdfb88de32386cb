import { ReadAnswers, ReadQuery } from 'shared/contract';
import { clientGone } from '../../platform/http/requests/client-gone.ts';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { readSeveral } from './several-reads.ts';

const { described } = chapter('Session');

/** What a screen reads first, in one call. An addition to the tracker's API. */
export const severalReadsRoutes: IdentityRoutes = (app) => {
  app.get(
    '/api/v2/reads',
    described(
      {
        summary: 'Read several resources in one call',
        description:
          'Each as a call of its own would be answered; what is refused, fails or takes much longer than the others is left out. Files are called alone, ' +
          'and so is what changes something.',
        querystring: ReadQuery,
        response: { 200: ReadAnswers },
      },
      { readsSeveral: true },
    ),
    (request, reply) => readSeveral(request, request.query, request.headers.authorization, clientGone(reply)),
  );
};
