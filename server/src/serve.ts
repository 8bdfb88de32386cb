import { openCatalogues } from './catalogues/catalogues.ts';
import { aloneAtStart } from './db/alone-at-start.ts';
import type { Db, OpenDatabase } from './db/database.ts';
import { prepareDemo } from './demo-mode.ts';
import type { App } from './http/app-context.ts';
import { buildApp } from './http/app.ts';
import { openOutside } from './outside/outside.ts';
import { smtpService } from './mail/mail-service.ts';
import { mailer } from './mail/mailer.ts';
import { startSending } from './mail/send-mails.ts';
import { loadCatalogues } from './reference-data/load-catalogues.ts';
import { fillGeneStructure } from './reference-data/load-gene-structure.ts';
import { openMetrics } from './metrics/metrics.ts';
import { keepReportsYoung } from './reports/stored/schedule.ts';
import { repeat, type Job } from './schedule/repeat.ts';
import { accessTokens } from './sessions/access-tokens.ts';
import { signingSecret } from './sessions/signing-secret.ts';
import { keepHealthYoung } from './site-health/forget-old.ts';
import type { Settings } from './settings/settings.ts';
import { openSignInService } from './sign-in-service/open-sign-in-service.ts';
import { withServiceTokens } from './sign-in-service/service-tokens.ts';

/** A server that listens. */
export interface Serving {
  app: App;
  hasDemo: boolean;
}

/**
 * Puts into the database what it must hold, and listens.
 *
 * @param print told what takes long, a line at a time
 */
export async function serve(
  database: OpenDatabase,
  settings: Settings,
  print: (line: string) => void,
): Promise<Serving> {
  const { db } = database;
  const hasDemo = await aloneAtStart(database, () => fillDatabase(database, settings, print));
  const secret = settings.jwtSecret ?? (await signingSecret(db));
  const mails = mailer(secret, settings.smtpUrl !== undefined);
  const signInService = await openSignInService(settings, secret);
  const metrics = settings.metrics ? openMetrics(database.pool) : undefined;
  const app = await buildApp(
    {
      settings,
      db,
      catalogues: openCatalogues(db),
      accessTokens: withServiceTokens(accessTokens(secret), signInService),
      signInService,
      mailer: mails,
      outside: await openOutside(settings, db),
      metrics,
    },
    { logger: { level: settings.logLevel } },
  );
  for (const job of jobs(db, settings)) {
    const schedule = repeat(job, {
      tellFailure: (error) => app.log.error(error, `Not done, will be tried again: ${job.name}`),
      noteRun: metrics?.countRun,
    });
    app.addHook('onClose', () => schedule.stop());
  }
  if (settings.smtpUrl !== undefined) {
    const sender = startSending({
      db,
      mailer: mails,
      service: smtpService(settings.smtpUrl, settings.mailFrom),
      tellFailure: (error) => app.log.error(error, 'Mails could not be sent'),
    });
    app.addHook('onClose', () => sender.stop());
  }
  await app.listen({ host: settings.host, port: settings.port });
  return { app, hasDemo };
}

/** What this server does by itself, again and again. */
function jobs(db: Db, { reportHours, languishingMonths, siteHealthDays }: Settings): Job[] {
  const reports = keepReportsYoung(db, { hours: reportHours, languishingMonths });
  return [...(reportHours === 0 ? [] : [reports]), keepHealthYoung(db, siteHealthDays)];
}

/** @returns whether this server has demo accounts */
async function fillDatabase(
  database: OpenDatabase,
  settings: Settings,
  print: (line: string) => void,
): Promise<boolean> {
  await loadCatalogues(database.db);
  const hasDemo = await prepareDemo(database, settings, print);
  await fillGeneStructure(database.db);
  return hasDemo;
}
