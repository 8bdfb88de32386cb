import { PostgresDialect } from 'kysely';
import type { DatabaseLocation, OpenDatabase } from '../database.ts';
import { migrate, requireMigrated } from '../migrator.ts';
import { orClosed } from '../or-closed.ts';
import { openReplica, watchAlone, type OpenReplica } from '../replica/open-replica.ts';
import { readingFrom } from '../replica/read-database.ts';
import { counted } from '../statements/counted.ts';
import { withNamedStatements } from './named-statements.ts';
import { dialectOf, openPool, postgresDialect, stateOf } from './postgres-dialect.ts';

type Location = Omit<DatabaseLocation, 'dataDir'>;

/** Migrations run on a connection without limits, and so does everything where there are none. */
export async function openPostgres(url: string, location: Location): Promise<OpenDatabase> {
  const { databaseDirectUrl, limits } = location;
  const direct = databaseDirectUrl ?? url;
  const unlimited = counted(postgresDialect(direct));
  const migrated = await orClosed(unlimited, () => migrate(unlimited));
  await unlimited.destroy();
  const connections = openPool(limits === undefined ? direct : url, limits);
  const pool = withNamedStatements(connections, limits?.namesStatements ?? true);
  const db = counted(new PostgresDialect({ pool }));
  const replica = await replicaOf({ url, pool, db }, location);
  const openDirect =
    databaseDirectUrl === undefined ? undefined : () => counted(postgresDialect(databaseDirectUrl));
  return {
    ...{ db, kind: 'postgres', reads: replica?.reads ?? readingFrom(db), isReadOnly: false, migrated },
    ...{ openDirect, pool: () => stateOf(connections) },
    close: async () => {
      await replica?.close();
      await db.destroy();
    },
  };
}

async function replicaOf(
  primary: Parameters<typeof openReplica>[1],
  { databaseReadUrl, databaseReadLagSeconds, limits }: Location,
): Promise<OpenReplica | undefined> {
  if (databaseReadUrl === undefined || limits === undefined) return undefined;
  const longestLagMs = milliseconds(databaseReadLagSeconds);
  return openReplica({ url: databaseReadUrl, limits, longestLagMs }, primary);
}

/**
 * A replica without the database that it is one of.
 *
 * @throws StartupError if its schema is not that of this program
 */
export async function openReplicaAlone(
  url: string,
  { limits, databaseReadLagSeconds }: Location,
): Promise<OpenDatabase> {
  const connections = openPool(url, limits);
  const db = counted(dialectOf(connections));
  await orClosed(db, () => requireMigrated(db));
  const { watch, close } = await watchAlone(url, milliseconds(databaseReadLagSeconds));
  return {
    ...{
      db,
      kind: 'postgres',
      reads: readingFrom(db, () => watch.standing()),
      isReadOnly: true,
      migrated: [],
    },
    pool: () => stateOf(connections),
    close: async () => {
      await close();
      await db.destroy();
    },
  };
}

const milliseconds = (seconds = 0) => seconds * 1000;
