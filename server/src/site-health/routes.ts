import Type from 'typebox';
import { SiteHealth, SiteHealthQuery, SiteReport } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { signedInAdministrator } from '../sessions/caller.ts';
import { countReport } from './count-report.ts';
import { readQuestion } from './question.ts';
import { readErrors } from './read-errors.ts';
import { readAreas, readParts } from './read-parts.ts';
import { limitReports } from './report-limit.ts';

/** A page's report is far below this, in bytes. */
const LONGEST_REPORT = 32 * 1024;
const tags = ['People and permissions'];

/** What pages report about themselves, and what administrators see of it. Ours. */
export const siteHealthRoutes: RouteModule = (app, { db, settings, metrics }) => {
  app.post(
    '/api/siteReports',
    {
      config: { access: 'open' },
      bodyLimit: LONGEST_REPORT,
      schema: {
        tags,
        summary: 'Report how a page does: speed and failures by area and version',
        description: 'Open, and without anything about the person. Reports are counted, none is kept.',
        body: SiteReport,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await limitReports(db, request.ip);
      const counted = await countReport(db, request.body);
      metrics?.countReport(counted);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/siteHealth',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: 'How the site does for those who use it',
        description: 'For administrators who are signed in, not for a personal access token.',
        querystring: SiteHealthQuery,
        response: { 200: SiteHealth },
      },
    },
    async (request): Promise<SiteHealth> => {
      signedInAdministrator(request);
      const question = readQuestion(request.query);
      return {
        days: question.days,
        areas: await readAreas(db, question),
        parts: await readParts(db, question),
        ...(await readErrors(db, question)),
        keptDays: settings.siteHealthDays,
        reportedPercent: settings.visitReportPercent,
      };
    },
  );
};
