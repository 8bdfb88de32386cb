import { PostgresDialect, type PostgresPool } from 'kysely';
import type { Db } from '../database.ts';
import { withNamedStatements } from '../postgres/named-statements.ts';
import { openPool, type DatabaseLimits } from '../postgres/postgres-dialect.ts';
import { counted } from '../statements/counted.ts';
import { LOG_POSITION, positionOf, RECEIVED_POSITION, type PositionRow } from './log-position.ts';
import type { ReadDatabase, ReadSource } from './read-database.ts';
import { ReplicaFirst, type Need } from './replica-first.ts';
import { ReplicaWatch } from './replica-watch.ts';

/** Who is signed in waits so long for the replica to have everything; then the primary serves. */
const WAIT_MS = 500;
/** A replica that was further behind when it was last looked at is not waited for. */
const WAITED_FOR_SECONDS = 1;
/** Of the connection on which a side is asked where it is: one that takes longer counts as away. */
const PROBE: DatabaseLimits = {
  connections: 1,
  connectMs: 1_000,
  statementMs: 1_000,
  lockMs: 1_000,
  idleInTransactionMs: 1_000,
};

/** Where a replica is, and how it is used. */
export interface ReplicaLocation {
  url: string;
  limits: DatabaseLimits;
  /** How old what is read may be. */
  longestLagMs: number;
}

/** The database that is written to, beside a replica. */
export interface Primary {
  url: string;
  pool: PostgresPool;
  db: Db;
}

export interface OpenReplica {
  reads: ReadDatabase;
  close: () => Promise<void>;
}

/** Opens a replica to read from, beside the database that it is one of. */
export async function openReplica(
  { url, limits, longestLagMs }: ReplicaLocation,
  primary: Primary,
): Promise<OpenReplica> {
  const replica = withNamedStatements(openPool(url, { ...limits, hasPooler: false }), true);
  const watching = await watchReplica({
    primary: { url: primary.url, hasPooler: limits.hasPooler, statement: LOG_POSITION },
    replica: url,
    longestLagMs,
  });
  const { watch } = watching;
  const counts: Record<ReadSource, number> = { primary: 0, replica: 0 };
  const sources = {
    ...{ primary: primary.pool, replica, watch },
    count: (source: ReadSource) => (counts[source] += 1),
  };
  const needOf = async (mayLag: boolean): Promise<Need | undefined> => {
    if (watch.standing().state !== 'serving') return undefined;
    if (mayLag) return { position: watch.neededWithinLag(), waitMs: 0 };
    if (watch.secondsBehindSeen() > WAITED_FOR_SECONDS) return undefined;
    const { rows } = await positionOf(LOG_POSITION).execute(primary.db);
    return { position: rows[0]?.position ?? Infinity, waitMs: WAIT_MS };
  };
  return {
    reads: {
      for: async ({ mayLag }) =>
        counted(new PostgresDialect({ pool: new ReplicaFirst(sources, await needOf(mayLag)) })),
      standing: () => watch.standing(),
      counts: () => counts,
    },
    close: async () => {
      await watching.close();
      await replica.end();
    },
  };
}

/** Watches a replica that is read from alone: of its primary it knows what it is sent. */
export function watchAlone(replica: string, longestLagMs: number): Promise<WatchedReplica> {
  return watchReplica({ primary: { url: replica, statement: RECEIVED_POSITION }, replica, longestLagMs });
}

export interface WatchedReplica {
  watch: ReplicaWatch;
  close: () => Promise<void>;
}

interface Watched {
  primary: { url: string; hasPooler?: boolean | undefined; statement: string };
  replica: string;
  longestLagMs: number;
}

async function watchReplica({ primary, replica, longestLagMs }: Watched): Promise<WatchedReplica> {
  const ofPrimary = openProbe(primary.url, primary.statement, primary.hasPooler);
  const ofReplica = openProbe(replica, LOG_POSITION);
  const watch = new ReplicaWatch({ primary: ofPrimary.ask, replica: ofReplica.ask }, longestLagMs);
  await watch.start();
  const close = async () => {
    watch.close();
    await Promise.all([ofPrimary.close(), ofReplica.close()]);
  };
  return { watch, close };
}

/** A connection of its own, so that it is not waited for behind long reads. */
function openProbe(url: string, statement: string, hasPooler = false) {
  const pool = withNamedStatements(openPool(url, { ...PROBE, hasPooler }), !hasPooler);
  const ask = async () => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<PositionRow>(statement, []);
      return rows[0]?.position ?? undefined;
    } finally {
      client.release();
    }
  };
  return { ask, close: () => pool.end() };
}
