import './node-version.ts';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from './db/database.ts';
import { prepareDemo } from './demo-mode.ts';
import type { App } from './http/app-context.ts';
import { buildApp } from './http/app.ts';
import { outboxMailer } from './people/mailer.ts';
import { requireFreePort } from './port.ts';
import { loadCatalogues } from './reference-data/load-catalogues.ts';
import { accessTokens } from './sessions/access-tokens.ts';
import { signingSecret } from './sessions/signing-secret.ts';
import { addressOf } from './settings/network.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { startupProblem } from './startup-problem.ts';

const SHUTDOWN_PATIENCE_MS = 10_000;
const print = (line: string) => console.log(line);

/** Opens the database, prepares what it must hold, and serves it. */
async function start(settings: Settings): Promise<void> {
  await requireFreePort(settings.host, settings.port);
  const database = await openDatabase(settings, (error) => {
    console.error(`The embedded database has ended: ${error.message}`);
    process.exit(1);
  });
  try {
    await loadCatalogues(database.db);
    const hasDemo = await prepareDemo(database, settings, print);
    const app = await serve(database, settings);
    stopOnSignal(app, database);
    announce(settings, hasDemo);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve({ db }: OpenDatabase, settings: Settings): Promise<App> {
  const tokens = accessTokens(settings.jwtSecret ?? (await signingSecret(db)));
  const mailer = outboxMailer(join(settings.dataDir, 'outbox'));
  const app = await buildApp(
    { settings, db, accessTokens: tokens, mailer },
    { logger: { level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] } },
  );
  await app.listen({ host: settings.host, port: settings.port });
  return app;
}

/** Ends what has begun, then closes the database. A second signal, or ten seconds, ends at once. */
function stopOnSignal(app: App, database: OpenDatabase): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_PATIENCE_MS).unref();
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function announce(settings: Settings, hasDemo: boolean): void {
  const address = settings.publicUrl ?? addressOf(settings.host, settings.port);
  print(`\nGene Targeting Tracker is at ${address}`);
  if (!hasDemo) return;
  print(`Demo accounts, password ${settings.demoPassword}:`);
  print('  admin@tracker.example                                    administrator');
  print('  manager.jax@tracker.example  member.jax@tracker.example  and so for every work unit');
}

/** One clear line for what the person can mend; everything else is a bug and shows its stack. */
function fail(error: unknown, settings: Settings | undefined): never {
  const line = startupProblem(error, settings ?? { host: '', port: 0, dataDir: '', databaseUrl: undefined });
  console.error(line ?? error);
  process.exit(1);
}

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  await start(settings);
} catch (error) {
  fail(error, settings);
}
