import { sql, type Kysely } from 'kysely';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockDataDir } from './embedded/data-dir-lock.ts';
import { embeddedDialect } from './embedded/embedded-dialect.ts';
import { openWorkerTransport } from './embedded/worker-transport.ts';
import { migrate } from './migrator.ts';
import { orClosed } from './or-closed.ts';
import { openPostgres, openReplicaAlone } from './postgres/open-postgres.ts';
import type { DatabaseLimits, PoolState } from './postgres/postgres-dialect.ts';
import { readingFrom, type ReadDatabase } from './replica/read-database.ts';
import type { Database } from './schema.ts';
import { sqlErrorFacts } from './sql-error.ts';
import { counted } from './statements/counted.ts';

/** The database of a repository: the pool, or the transaction of the running use case. */
export type Db = Kysely<Database>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** What long reads are read from. */
  reads: ReadDatabase;
  /** Whether there is only a replica, so that nothing can be written. */
  isReadOnly: boolean;
  /** Names of the migrations that ran at this start. */
  migrated: string[];
  /** Connections past the pooler that leads to the database, for what needs the same session for long. */
  openDirect?: (() => Db) | undefined;
  /** Its connections; the embedded database has none. */
  pool?: () => PoolState;
  close(): Promise<void>;
}

/** Where the data live: `databaseUrl` if given, else the embedded database in `dataDir`. */
export interface DatabaseLocation {
  databaseUrl: string | undefined;
  /** The same database without the pooler between, if there is one. */
  databaseDirectUrl?: string | undefined;
  /** A replica of it that is read from. Without `databaseUrl` there is nothing else. */
  databaseReadUrl?: string | undefined;
  /** How old what is read there may be. */
  databaseReadLagSeconds?: number | undefined;
  dataDir: string;
  /** Of the connections to PostgreSQL; without them a statement may take as long as it takes. */
  limits?: DatabaseLimits | undefined;
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @param onCrash called when the embedded database ends by itself
 * @throws StartupError if the folder is in use, or the schema is not one of this program
 */
export async function openDatabase(
  location: DatabaseLocation,
  onCrash: (error: Error) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseReadUrl } = location;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, location);
  if (databaseReadUrl !== undefined) return openReplicaAlone(databaseReadUrl, location);
  const lock = await lockDataDir(location.dataDir);
  try {
    const transport = await openWorkerTransport({ dataDir: join(location.dataDir, 'pgdata') }, onCrash);
    return await openEmbedded(counted(embeddedDialect(transport)), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openEmbedded(db: Db, release: () => void): Promise<OpenDatabase> {
  const close = async () => {
    await db.destroy();
    release();
  };
  return {
    ...{ db, kind: 'embedded', reads: readingFrom(db), isReadOnly: false, close },
    migrated: await orClosed(db, () => migrate(db)),
  };
}

const READY_WITHIN_MS = 1_500;

/** Whether the database responds, and soon. Used by /readyz. */
export async function isReady(db: Db): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), READY_WITHIN_MS)));
  const responds = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([responds, late]);
  clearTimeout(timer);
  return isInTime;
}

const ATTEMPTS = 4;

/** Two transactions that wait for each other, or that cannot be put in an order: one must be repeated. */
const START_AGAIN = new Set(['40P01', '40001']);

/** Those that met begin again at different moments: the first time within so long, then within twice as long. */
const LONGEST_FIRST_PAUSE_MS = 20;

/**
 * Runs a use case in one transaction, with the person's e-mail as the author for the audit columns and the history.
 * It may run again after a serialization failure or a deadlock, so it must have no effects outside of the database.
 */
export async function inTransaction<T>(
  db: Db,
  email: string,
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`select set_config('app.user', ${email}, true)`.execute(transaction);
        return work(transaction);
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !START_AGAIN.has(sqlErrorFacts(error)?.code ?? '')) throw error;
      await pause(Math.random() * LONGEST_FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}
