import type { Db, OpenDatabase } from '../../platform/database/database.ts';
import { isDemoLoaded, loadDemo } from './load-demo.ts';
import type { ServiceAccount } from './write/write-people.ts';
import { hashPassword } from '../../identity/sessions/passwords.ts';
import { isLoopback } from '../../platform/settings/network.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';

type Where = Pick<OpenDatabase, 'db' | 'kind'>;

/**
 * Loads the demo where it is wanted and not there yet.
 *
 * @returns whether this server has demo accounts
 * @throws StartupError if other machines could reach accounts whose password is public
 */
export async function prepareDemo(
  database: Where,
  settings: Settings,
  log: (line: string) => void,
): Promise<boolean> {
  if (await isDemoLoaded(database.db)) {
    refuseDemoOnNetwork(settings);
    return true;
  }
  if (!(await isDemoWanted(database, settings))) return false;
  refuseDemoOnNetwork(settings);
  const passwordHash = await hashPassword(settings.demoPassword);
  await loadDemo(database.db, {
    passwordHash,
    log,
    share: settings.demoShare,
    services: serviceAccounts(settings),
  });
  return true;
}

/** The services of the settings, whose steps one can take by signing in as them. */
function serviceAccounts({ cdaUserKey, dccUserKey, colonyLookUpUserKey }: Settings): ServiceAccount[] {
  const services = [
    { email: cdaUserKey, name: 'CDA (service)' },
    { email: dccUserKey, name: 'DCC (service)' },
    { email: colonyLookUpUserKey, name: 'Colony look-up (service)' },
  ];
  const known = new Map<string, ServiceAccount>();
  for (const { email, name } of services) {
    const address = email?.toLowerCase();
    if (address !== undefined && !known.has(address)) known.set(address, { email: address, name });
  }
  return [...known.values()];
}

/**
 * `DEMO=1`, or no setting and an empty embedded database.
 *
 * @throws StartupError if it is wanted in a database that is in use
 */
export async function isDemoWanted({ db, kind }: Where, settings: Settings): Promise<boolean> {
  if (settings.demo === false || (settings.demo === undefined && kind === 'postgres')) return false;
  if (await isEmpty(db)) return true;
  if (settings.demo === undefined) return false;
  throw new StartupError(
    'DEMO is 1, but the database holds people, projects or genes already: the demo wants an empty one.',
  );
}

async function isEmpty(db: Db): Promise<boolean> {
  const tables = ['project', 'gene', 'person'] as const;
  const found = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('id').limit(1).execute()),
  );
  return found.every((rows) => rows.length === 0);
}

/** @throws StartupError */
export function refuseDemoOnNetwork({ host, allowDemoOnNetwork }: Settings): void {
  if (isLoopback(host) || allowDemoOnNetwork) return;
  throw new StartupError(
    `The demo accounts have a known password and HOST is ${host}, which others can reach. Set ALLOW_DEMO_ON_NETWORK=1 if that is meant, or DEMO=0 with another DATA_DIR.`,
  );
}
