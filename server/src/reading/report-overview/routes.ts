import {
  ExpectedResults,
  LanguishingProjectPage,
  LanguishingProjectsQuery,
  StatusFunnel,
  StatusFunnelQuery,
  StatusStep,
  StatusStepsQuery,
} from 'shared/contract';
import Type from 'typebox';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readDb } from '../../identity/read-database.ts';
import { chapter } from '../../identity/route-options.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { oneAfterAnother } from '../../platform/pauses/one-after-another.ts';
import { findReport } from '../reports/stored/find-report.ts';
import { expectedResults } from './expected-results.ts';
import { languishingPage } from './languishing-projects.ts';
import { requestedPeriod } from './requested-period.ts';
import { rememberedFunnelsAt } from './status-funnel-at.ts';
import { groupingOf, statusFunnel } from './status-funnel.ts';
import { requestedDay } from '../../tracker/record-at/requested-day.ts';
import { statusSteps } from '../../tracker/usual-times/status-steps.ts';

const { open } = chapter('Reports');
const OVERVIEW = '/api/v2/reports/overview';
const LANGUISHING = 'languishing_project_report';

/** How work goes on: tables for the reports page. Open to everybody; an addition to the tracker's API. */
export const reportOverviewRoutes: TrackerRoutes = (app, context) => {
  const funnelAt = rememberedFunnelsAt();
  // Any visitor may ask for any days, of which there are many.
  const inTurn = oneAfterAnother();
  app.get(
    `${OVERVIEW}/status_funnel`,
    open({
      summary: 'Projects by summary status, for each work unit or consortium',
      description:
        'Projects of which the caller sees everything. A project of two work units counts with both, and once with all. ' +
        'With `day`: where these projects stood when it ended, by the dates of their summary statuses, beside where they stand now. ' +
        'Visibility, work units and consortia are those of today. A day to come is refused.',
      querystring: StatusFunnelQuery,
      response: { 200: StatusFunnel },
    }),
    async (request) => {
      const { caller, query } = request;
      const by = groupingOf(query.by?.trim() || 'workUnit');
      const day = query.day?.trim() || null;
      const db = await readDb(context, request);
      if (day === null) return statusFunnel(db, caller, by);
      const lists = await context.catalogues.read();
      return funnelAt(db, lists, { caller, by, day: requestedDay(day) });
    },
  );

  app.get(
    `${OVERVIEW}/status_steps`,
    open({
      summary: 'How long plans take from one summary status to the next, by attempt type',
      description:
        'Days between two stamps of a plan that follow each other: median and quartiles. Plans of projects of which the caller sees everything. ' +
        'With `reachedFrom` or `reachedTo`: of the steps whose later status was reached in these days, both of them among them, ' +
        'however long before they began. Visibility is that of today.',
      querystring: StatusStepsQuery,
      response: { 200: Type.Array(StatusStep) },
    }),
    async (request) => {
      const { caller, query } = request;
      const reached = requestedPeriod(query);
      const db = await readDb(context, request);
      if (reached === undefined) return statusSteps(db, caller);
      return inTurn(() => statusSteps(db, caller, { reached }));
    },
  );

  app.get(
    `${OVERVIEW}/expected_results`,
    open({
      summary:
        'How many results are expected of the public work under way, and how right that was a year ago',
      description:
        'The sum of what is likely of each plan or stage (`GET /api/v2/forecast`), for each work unit and for all. Worked out every six hours.',
      response: { 200: ExpectedResults },
    }),
    async (request) => expectedResults(await readDb(context, request), await context.catalogues.read()),
  );

  app.get(
    `${OVERVIEW}/languishing_projects`,
    open({
      summary: 'A page of the newest languishing_project_report',
      description: 'The same rows as the file has: public projects. Sorted by any of their members.',
      querystring: LanguishingProjectsQuery,
      response: { 200: LanguishingProjectPage },
    }),
    async (request) => {
      const found = await findReport(context, LANGUISHING, request);
      if (found === undefined) throw new NotFoundError(`There is no report ${LANGUISHING}.`);
      const { report, lines } = found;
      return languishingPage(report, lines(), request.query);
    },
  );
};
