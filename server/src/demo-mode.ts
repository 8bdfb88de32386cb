import type { Db, OpenDatabase } from './db/database.ts';
import { isDemoLoaded, loadDemo } from './demo/load-demo.ts';
import { hashPassword } from './sessions/passwords.ts';
import { isLoopback } from './settings/network.ts';
import type { Settings } from './settings/settings.ts';
import { StartupError } from './startup-error.ts';

/**
 * Loads the demo where it is wanted and not there yet: `DEMO=1`, or nothing said and an embedded database
 * with nothing in it.
 *
 * @returns whether this server has demo accounts
 * @throws StartupError if others could reach accounts whose password everybody knows
 */
export async function prepareDemo(
  database: OpenDatabase,
  settings: Settings,
  log: (line: string) => void,
): Promise<boolean> {
  const { db } = database;
  const isLoaded = await isDemoLoaded(db);
  const isWanted = settings.demo ?? (database.kind === 'embedded' && (await isEmpty(db)));
  if (!isLoaded && !isWanted) return false;
  refuseOnNetwork(settings);
  if (isLoaded) return true;
  if (!(await isEmpty(db)))
    throw new StartupError(
      'DEMO is 1, but the database holds projects or genes already: the demo wants an empty one.',
    );
  await loadDemo(db, { passwordHash: await hashPassword(settings.demoPassword), log });
  return true;
}

async function isEmpty(db: Db): Promise<boolean> {
  const tables = ['project', 'gene', 'person'] as const;
  const found = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('id').limit(1).execute()),
  );
  return found.every((rows) => rows.length === 0);
}

function refuseOnNetwork({ host, allowDemoOnNetwork }: Settings): void {
  if (isLoopback(host) || allowDemoOnNetwork) return;
  throw new StartupError(
    `The demo accounts have a known password and HOST is ${host}, which others can reach. Set ALLOW_DEMO_ON_NETWORK=1 if that is meant, or DEMO=0 with another DATA_DIR.`,
  );
}
