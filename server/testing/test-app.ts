/** The application on a separate database, for tests of routes. */
import { openCatalogues } from '../src/platform/look-up-lists/catalogues.ts';
import type { Db } from '../src/platform/database/database.ts';
import { readingFrom } from '../src/platform/database/replica/read-database.ts';
import { openTestDatabase } from './database/test-database.ts';
import type { Beginning } from './database/beginning.ts';
import {
  openExternalServices,
  type ExternalServices,
} from '../src/catalogue/external-services/external-services.ts';
import { mailer } from '../src/platform/mail/mailer.ts';
import { openSecrets } from '../src/platform/secrets/secrets.ts';
import type { Metrics } from '../src/platform/metrics/metrics.ts';
import { ROUTE_MODULES } from '../src/edge/routes.ts';
import { accessTokens } from '../src/identity/sessions/access-tokens.ts';
import { readSettings, type Settings } from '../src/platform/settings/settings.ts';
import { withServiceTokens } from '../src/identity/sign-in-service/service-tokens.ts';
import type { SignInService } from '../src/identity/sign-in-service/sign-in-service.ts';
import { recordCalls } from './record-calls.ts';
import type { App, RouteModule } from '../src/platform/http/app-context.ts';
import type { TrackerContext } from '../src/tracker/context.ts';
import { buildApp } from '../src/edge/app.ts';

/** Signs the access tokens of the application under test. */
export const TEST_SECRET = 'a secret for tests that is long enough';

/** A mail that was posted; the text is empty where it is gone. */
export interface TestMail {
  to: string;
  subject: string;
  text: string;
}

export interface TestApp {
  app: App;
  db: Db;
  context: TrackerContext;
  /** The mails that were posted, oldest first. */
  mails: () => Promise<TestMail[]>;
  /** Headers of a request by this person, who must be in the database when the request is made. */
  as: (email: string) => Promise<{ authorization: string }>;
  close: () => Promise<void>;
}

export interface TestAppOptions {
  settings?: Partial<Settings>;
  /** Ports to external services with the responses of the test; by default the embedded ones. */
  externalServices?: Partial<ExternalServices>;
  /** Where people may sign in too. */
  signInService?: SignInService | undefined;
  /** Measures; none without it. */
  metrics?: Metrics;
  /** Route modules to serve; all of the server without it. */
  modules?: readonly RouteModule<TrackerContext>[];
  /** What the database begins with; nothing without it. */
  beginning?: Beginning;
}

/** Builds the application. Every response is checked against the contract. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase(options.beginning);
  const mails = mailer(TEST_SECRET, options.settings?.smtpUrl !== undefined);
  const tokens = accessTokens(TEST_SECRET);
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const settings = { ...readSettings({}), databaseUrl, ...options.settings };
  const context: TrackerContext = {
    settings,
    db: database.db,
    reads: readingFrom(database.db),
    isReadOnly: false,
    catalogues: openCatalogues(database.db),
    accessTokens: withServiceTokens(tokens, options.signInService),
    signInService: options.signInService,
    mailer: mails,
    secrets: openSecrets(TEST_SECRET),
    externalServices: { ...(await openExternalServices(settings, database.db)), ...options.externalServices },
    metrics: options.metrics,
  };
  const app = await buildApp(context, {
    checkResponses: true,
    beforeRoutes: (app) =>
      recordCalls(app, options.modules === undefined || options.modules === ROUTE_MODULES),
    ...(options.modules === undefined ? {} : { modules: options.modules }),
  });
  await app.ready();
  return {
    app,
    db: database.db,
    context,
    mails: async () => {
      const rows = await database.db
        .selectFrom('mail')
        .select(['recipient', 'subject', 'body'])
        .orderBy('id')
        .execute();
      return rows.map(({ recipient, subject, body }) => ({
        to: recipient,
        subject,
        text: mails.textOf(body) ?? '',
      }));
    },
    as: async (email) => {
      const token = await tokens.issue({ personId: 0, email, name: null }, 5);
      return { authorization: `Bearer ${token}` };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
