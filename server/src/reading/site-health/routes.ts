import Type from 'typebox';
import { SiteHealth, SiteHealthQuery, SiteReport } from 'shared/contract';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readDb } from '../../identity/read-database.ts';
import { chapter } from '../../identity/route-options.ts';
import { signedInAdministrator } from '../../identity/sessions/caller.ts';
import { countReport } from './count-report.ts';
import { notePageSpans } from '../../platform/tracing/page-spans.ts';
import { readRestoreHealth } from '../../platform/backups/restore-health.ts';
import { readFilter } from './filter.ts';
import { readErrors } from './read-errors.ts';
import { readAreas, readParts } from './read-parts.ts';
import { countAttempt } from '../../platform/limits/attempt-limits.ts';
import { waitingTime, type LimitRule } from '../../platform/limits/limit-rule.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { TooManyAttemptsError } from '../../platform/http/errors/errors.ts';

/** A page's report is far below this, in bytes. */
const LONGEST_REPORT = 32 * 1024;
const { open, watched } = chapter('People and permissions');

/** What pages report about themselves, and what administrators see of it. Ours. */
export const siteHealthRoutes: TrackerRoutes = (app, context) => {
  const { settings, metrics } = context;
  app.post(
    '/api/siteReports',
    {
      bodyLimit: LONGEST_REPORT,
      ...open({
        summary: 'Report how a page does: speed and failures by area and version',
        description:
          'Open, and without anything about the person. Reports are counted, none is kept; of the network address a salted digest is, for a day, so that each counts once in the error budget of a version.',
        body: SiteReport,
        response: { 204: Type.Null() },
      }),
    },
    async (request, reply) => {
      await limitReports(context.db, request.ip);
      const counted = await countReport(context.db, request.body, request.ip);
      metrics?.countReport(counted);
      notePageSpans(request.body.spans ?? []);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/siteHealth',
    watched({
      summary: 'How the site does for those who use it',
      description: 'For administrators who are signed in, not for a personal access token.',
      querystring: SiteHealthQuery,
      response: { 200: SiteHealth },
    }),
    async (request): Promise<SiteHealth> => {
      signedInAdministrator(request);
      const filter = readFilter(request.query);
      const db = await readDb(context, request);
      return {
        days: filter.days,
        areas: await readAreas(db, filter),
        parts: await readParts(db, filter),
        ...(await readErrors(db, filter)),
        keptDays: settings.siteHealthDays,
        reportedPercent: settings.visitReportPercent,
        restore: await readRestoreHealth(settings.restoreProofFile),
      };
    },
  );
};

/**
 * A page reports a few times an hour, and many people may share a network address. The count of reports falls by one
 * per second.
 */
const RULE: LimitRule = {
  attempts: 600,
  forgetSeconds: 1,
  firstBlockSeconds: 60,
  longestBlockSeconds: 600,
};

/**
 * Counts a report of a network address.
 *
 * @throws TooManyAttemptsError when there were too many
 */
async function limitReports(db: Db, remoteAddress: string, now = new Date()): Promise<void> {
  const { wasBlocked, waitSeconds } = await countAttempt(
    db,
    `site report from ${networkOf(remoteAddress)}`,
    RULE,
    now,
  );
  if (wasBlocked)
    throw new TooManyAttemptsError(
      `Too many reports came from your network. The next one is taken in ${waitingTime(waitSeconds)}.`,
      waitSeconds,
    );
}
