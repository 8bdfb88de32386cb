import { MyWork, MyWorkQuery } from 'shared/contract';
import { ANONYMOUS } from '../../identity/permissions/caller.ts';
import { chapter } from '../../identity/route-options.ts';
import { cached } from '../../platform/cache/cached.ts';
import { listValues } from '../../platform/http/requests/parameter-values.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { statusSteps } from '../report-overview/status-steps.ts';
import { readMyWork } from './read-my-work.ts';
import { usualDays } from './usual-times.ts';

const { described } = chapter('People and permissions');

/** Usual times change slowly, and working them out reads the dates of all plans. */
const FRESH_MS = 6 * 60 * 60 * 1000;

/** What a person's work units do. An addition to the tracker's API. */
export const myWorkRoutes: TrackerRoutes = (app, { db, catalogues, settings }) => {
  // Of public plans alone, so that they are the same for everybody and tell nobody of a hidden plan.
  const publicSteps = cached(() => statusSteps(db, ANONYMOUS), { ttlMs: FRESH_MS, staleWhileReading: true });

  app.get(
    '/api/v2/my_work',
    described({
      summary: "The work of the caller's work units: where projects stand, what waits, what changed",
      description:
        'Administrators see the work of all, or of the work units that they name; others that of their own, or those of ' +
        'them that they name. Empty for a person without a work unit.',
      querystring: MyWorkQuery,
      response: { 200: MyWork },
    }),
    async ({ caller, query }) => {
      const usual = usualDays(await publicSteps.read(), settings.languishingMonths);
      return readMyWork({ db, catalogues }, caller, listValues(query.workUnitName), usual);
    },
  );
};
