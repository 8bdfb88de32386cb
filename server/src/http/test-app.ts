/** The application on a database of its own, for tests of routes. */
import { openCatalogues } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import type { Beginning } from '../db/test-environment.ts';
import { openOutside, type Outside } from '../outside/outside.ts';
import { mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { ROUTE_MODULES } from '../routes.ts';
import { accessTokens } from '../sessions/access-tokens.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { withServiceTokens } from '../sign-in-service/service-tokens.ts';
import type { SignInService } from '../sign-in-service/sign-in-service.ts';
import { recordCalls } from '../testing/record-calls.ts';
import type { App, AppContext, RouteModule } from './app-context.ts';
import { buildApp } from './app.ts';

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
  context: AppContext;
  /** The mails that were posted, oldest first. */
  mails: () => Promise<TestMail[]>;
  /** Headers of a request by this person, who must be in the database when the request is made. */
  as: (email: string) => Promise<{ authorization: string }>;
  close: () => Promise<void>;
}

export interface TestAppOptions {
  settings?: Partial<Settings>;
  /** Ports to other services that answer what the test wants; the embedded ones without it. */
  outside?: Partial<Outside>;
  /** Where people may sign in too. */
  signInService?: SignInService | undefined;
  /** Measures; none without it. */
  metrics?: Metrics;
  /** Route modules to serve; all of the server without it. */
  modules?: readonly RouteModule[];
  /** What the database begins with; nothing without it. */
  beginning?: Beginning;
}

/** Builds the application. Every answer is checked against the contract. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase(options.beginning);
  const mails = mailer(TEST_SECRET, options.settings?.smtpUrl !== undefined);
  const tokens = accessTokens(TEST_SECRET);
  const settings = { ...readSettings({}), ...options.settings };
  const context: AppContext = {
    settings,
    db: database.db,
    catalogues: openCatalogues(database.db),
    accessTokens: withServiceTokens(tokens, options.signInService),
    signInService: options.signInService,
    mailer: mails,
    outside: { ...(await openOutside(settings, database.db)), ...options.outside },
    metrics: options.metrics,
  };
  const app = await buildApp(context, {
    checkAnswers: true,
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
