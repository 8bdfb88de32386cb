import './edge/node-version.ts';
import { openDatabase, type OpenDatabase } from './platform/database/database.ts';
import { requireFreePort } from './edge/port.ts';
import type { Serving } from './edge/serve.ts';
import { addressOf } from './platform/settings/network.ts';
import { databaseLimits } from './platform/settings/database-settings.ts';
import { readSettings, type Settings } from './platform/settings/settings.ts';
import { diskProblem, startupProblem } from './edge/startup-problem.ts';

const SHUTDOWN_PATIENCE_MS = 10_000;
const print = (line: string) => console.log(line);

async function start(settings: Settings): Promise<void> {
  await requireFreePort(settings.host, settings.port);
  const opening = openDatabase({ ...settings, limits: databaseLimits(settings) }, (error) => {
    console.error(`The embedded database has ended: ${error.message}`);
    process.exit(1);
  });
  // The database opens in a worker thread while the program is loaded.
  const [database, { serve }] = await Promise.all([opening, import('./edge/serve.ts')]);
  try {
    const serving = await serve(database, settings, print);
    stopOnSignal(serving, database);
    announce(settings, serving);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Ends what has begun, then closes the database. A second signal, or ten seconds, ends at once. */
function stopOnSignal({ app }: Serving, database: OpenDatabase): void {
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

function announce(settings: Settings, { hasDemo }: Serving): void {
  const address = settings.publicUrl ?? addressOf(settings.host, settings.port);
  print(`\nGene Targeting Tracker is at ${address}`);
  if (!hasDemo) return;
  print(`Demo accounts, password ${settings.demoPassword}:`);
  print('  admin@tracker.example                                    administrator');
  print('  manager.jax@tracker.example  member.jax@tracker.example  and so for every work unit');
}

/** One clear line for what the person can mend; everything else is a bug and shows its stack. */
function fail(error: unknown, settings: Settings | undefined): never {
  const where = {
    ...(settings ?? { host: '', port: 0, dataDir: '' }),
    databaseUrl: settings?.databaseUrl ?? settings?.databaseReadUrl,
  };
  console.error(startupProblem(error, where) ?? diskProblem(where) ?? error);
  process.exit(1);
}

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  await start(settings);
} catch (error) {
  fail(error, settings);
}
