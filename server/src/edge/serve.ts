import { openCatalogues } from '../platform/look-up-lists/catalogues.ts';
import { aloneAtStart } from '../platform/database/alone-at-start.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { autovacuum, vacuumTables } from '../platform/database/embedded/autovacuum.ts';
import { ensureAdministrator } from '../jobs/create-admin/create-administrator.ts';
import { prepareDemo } from '../jobs/demo/demo-mode.ts';
import type { App } from '../platform/http/app-context.ts';
import { buildApp } from './app.ts';
import { openExternalServices } from '../catalogue/external-services/external-services.ts';
import { smtpService } from '../platform/mail/mail-service.ts';
import { mailer } from '../platform/mail/mailer.ts';
import { startSending } from '../platform/mail/send-mails.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import { loadCatalogues } from '../catalogue/reference-data/load-catalogues.ts';
import { fillGeneStructure } from '../catalogue/reference-data/load-gene-structure.ts';
import { openMetrics } from '../platform/metrics/metrics.ts';
import { keepReportsYoung } from '../reading/reports/stored/schedule.ts';
import { repeat, type ScheduledTask } from '../platform/schedule/repeat.ts';
import { accessTokens, newSecret, signingSecret } from '../identity/sessions/access-tokens.ts';
import { keepSecurityLogYoung } from '../identity/security-log/forget-old.ts';
import { forgetExpired } from '../identity/forget-expired.ts';
import { beginForecasts, keepForecasts } from '../tracker/forecast/keep-forecasts.ts';
import { beginUsualTimes, keepUsualTimes } from '../tracker/usual-times/keep-usual-times.ts';
import { workOffBulkJobs, type BulkContext } from '../tracker/bulk/work-off.ts';
import { removeAbandonedImports } from '../reading/gene-lists/import/staged-import.ts';
import { countMinutes } from '../reading/site-status/count-minutes.ts';
import { keepHealthYoung } from '../reading/site-health/forget-old.ts';
import { forgetOldNotices, notifyFollowers } from '../reading/notices/notify-followers.ts';
import type { NoticeContext } from '../reading/notices/write-notices.ts';
import { deliverToWebhooks } from '../reading/webhooks/deliver.ts';
import { guardReleases } from '../reading/site-health/guard-releases.ts';
import type { DigestContext } from '../reading/notices/send-digests.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openSignInService } from '../identity/sign-in-service/open-sign-in-service.ts';
import { withServiceTokens } from '../identity/sign-in-service/service-tokens.ts';

/** A server that listens. */
export interface Serving {
  app: App;
  hasDemo: boolean;
}

/**
 * Loads the initial data into the database, and listens.
 *
 * @param print receives a line for each slow step
 */
export async function serve(
  database: OpenDatabase,
  settings: Settings,
  print: (line: string) => void,
): Promise<Serving> {
  const { db, reads, isReadOnly } = database;
  if (isReadOnly) print(READ_ONLY);
  const hasDemo =
    !isReadOnly && (await aloneAtStart(database, () => fillDatabase(database, settings, print)));
  const secret = settings.jwtSecret ?? (isReadOnly ? newSecret() : await signingSecret(db));
  const mails = mailer(secret, settings.smtpUrl !== undefined);
  const secrets = openSecrets(secret);
  const signInService = await openSignInService(settings, secret);
  const metrics = settings.metrics ? openMetrics({ ...settings, ...database }) : undefined;
  const catalogues = openCatalogues(db);
  if (!isReadOnly) {
    await beginUsualTimes({ db, catalogues }, settings.languishingMonths);
    await beginForecasts({ db, catalogues });
  }
  if (settings.releaseKeys === undefined) print(NO_RELEASE_KEYS);
  const externalServices = await openExternalServices(settings, db);
  const app = await buildApp(
    {
      settings,
      ...{ db, reads, isReadOnly },
      catalogues,
      accessTokens: withServiceTokens(accessTokens(secret), signInService),
      signInService,
      mailer: mails,
      secrets,
      externalServices,
      metrics,
    },
    { logger: { level: settings.logLevel } },
  );
  const guard = settings.releaseGuard === 'off' ? [] : [guardReleases({ db, mailer: mails, settings })];
  const own = tasks({ db, catalogues, mailer: mails, secrets, settings, externalServices });
  const all = isReadOnly ? [] : [...own, ...guard, ...autovacuum(database)];
  const schedules = all.map((task) =>
    repeat(task, {
      tellFailure: (error) => app.log.error(error, `Not done, will be tried again: ${task.name}`),
      noteRun: metrics?.countRun,
    }),
  );
  const stopSchedules = () => Promise.all(schedules.map((schedule) => schedule.stop()));
  // While the last requests are answered, the work that goes on comes to its end as well.
  app.addHook('preClose', async () => void stopSchedules());
  app.addHook('onClose', async () => void (await stopSchedules()));
  if (settings.smtpUrl !== undefined && !isReadOnly) {
    const sender = startSending({
      db,
      mailer: mails,
      service: smtpService(settings.smtpUrl, settings.mailFrom),
      tellFailure: (error) => app.log.error(error, 'Mails could not be sent'),
    });
    app.addHook('onClose', () => sender.stop());
  }
  if (settings.traceCollector !== undefined)
    app.addHook('onClose', await startTracing(settings.traceCollector, settings.tracePercent));
  await app.listen({ host: settings.host, port: settings.port });
  return { app, hasDemo };
}

/** Loaded only where it is used: a server without a collector starts without it. */
async function startTracing(collector: string, percent: number): Promise<() => Promise<void>> {
  const { openTracing } = await import('../platform/tracing/open-tracing.ts');
  return openTracing({ collector, percent });
}

/** What this server does by itself, again and again. */
function tasks(context: BulkContext & DigestContext & NoticeContext): ScheduledTask[] {
  const { db, settings } = context;
  const { reportHours, languishingMonths, siteHealthDays, securityLogDays } = settings;
  const reports = keepReportsYoung(db, { hours: reportHours, languishingMonths });
  return [
    ...(reportHours === 0 ? [] : [reports]),
    countMinutes(db),
    keepHealthYoung(db, siteHealthDays),
    keepSecurityLogYoung(db, securityLogDays),
    forgetExpired(db),
    removeAbandonedImports(db),
    keepUsualTimes(context, languishingMonths),
    keepForecasts(context),
    workOffBulkJobs(context),
    notifyFollowers(context),
    forgetOldNotices(db),
    deliverToWebhooks(context),
  ];
}

const NO_RELEASE_KEYS = 'Signatures of releases are not checked: RELEASE_KEYS is not set (docs/releases.md).';
const READ_ONLY =
  'DATABASE_URL is not set: this server reads the replica at DATABASE_READ_URL, for visitors alone, and changes nothing.';
const NO_ADMINISTRATOR =
  'Nobody can administer this site yet: run "npm run create-admin -- EMAIL" (docs/operations.md).';

/** @returns whether this server has demo accounts */
async function fillDatabase(
  database: OpenDatabase,
  settings: Settings,
  print: (line: string) => void,
): Promise<boolean> {
  await loadCatalogues(database.db);
  const hasDemo = await prepareDemo(database, settings, print);
  await fillGeneStructure(database.db);
  if (!(await ensureAdministrator(database.db, settings.firstAdministrator))) print(NO_ADMINISTRATOR);
  // A migration may have changed every row of a large table: nobody waits yet.
  if (database.kind === 'embedded' && database.migrated.length > 0) await vacuumTables(database.db);
  return hasDemo;
}
