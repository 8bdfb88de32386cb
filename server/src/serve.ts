import { join } from 'node:path';
import { openCatalogues } from './catalogues/catalogues.ts';
import type { OpenDatabase } from './db/database.ts';
import { prepareDemo } from './demo-mode.ts';
import type { App } from './http/app-context.ts';
import { buildApp } from './http/app.ts';
import { openOutside } from './outside/outside.ts';
import { outboxMailer } from './people/mailer.ts';
import { loadCatalogues } from './reference-data/load-catalogues.ts';
import { fillGeneStructure } from './reference-data/load-gene-structure.ts';
import { keepReportsYoung } from './reports/stored/schedule.ts';
import { accessTokens } from './sessions/access-tokens.ts';
import { signingSecret } from './sessions/signing-secret.ts';
import type { Settings } from './settings/settings.ts';

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
  await loadCatalogues(db);
  const hasDemo = await prepareDemo(database, settings, print);
  await fillGeneStructure(db);
  const app = await buildApp(
    {
      settings,
      db,
      catalogues: openCatalogues(db),
      accessTokens: accessTokens(settings.jwtSecret ?? (await signingSecret(db))),
      mailer: outboxMailer(join(settings.dataDir, 'outbox')),
      outside: await openOutside(settings, db),
    },
    { logger: { level: settings.logLevel } },
  );
  const reports = keepReportsYoung(
    db,
    { hours: settings.reportHours, languishingMonths: settings.languishingMonths },
    (error) => app.log.error(error, 'Stored reports could not be made'),
  );
  app.addHook('onClose', () => reports.stop());
  await app.listen({ host: settings.host, port: settings.port });
  return { app, hasDemo };
}
