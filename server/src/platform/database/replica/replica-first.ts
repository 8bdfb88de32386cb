import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { errorCode } from '../../errors/error-code.ts';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import { LOG_POSITION, type PositionRow } from './log-position.ts';
import type { ReplicaWatch } from './replica-watch.ts';

/** Where reads come from. */
export interface Sources {
  primary: PostgresPool;
  replica: PostgresPool;
  watch: Pick<ReplicaWatch, 'orAway'>;
  /** Told of each statement where it runs. */
  count: (source: 'primary' | 'replica') => void;
}

/** What a reader must not miss. */
export interface Need {
  /** The replica must have replayed so much of the log, in bytes. */
  position: number;
  /** How long that is waited for, in milliseconds. */
  waitMs: number;
}

const LOOK_AGAIN_MS = 15;

/** What the server of a connection was last seen to have replayed: no less is in it later. */
const replayedBy = new WeakMap<PostgresPoolClient, number>();

/**
 * Connections for one reader: to the replica as long as that serves and has what the reader needs, to the primary from then on.
 * What was read from the primary need not be in the replica yet, so a reader does not go back to it.
 */
export class ReplicaFirst implements PostgresPool {
  /** @param need undefined for a reader whom the primary serves */
  constructor(
    private readonly sources: Sources,
    private need: Need | undefined,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    const client = this.need === undefined ? undefined : await this.replicaClient(this.need);
    if (client === undefined) return this.primaryClient();
    this.sources.count('replica');
    return client;
  }

  /** The connections belong to all readers. */
  async end(): Promise<void> {}

  private primaryClient(): Promise<PostgresPoolClient> {
    this.need = undefined;
    this.sources.count('primary');
    return this.sources.primary.connect();
  }

  private async replicaClient(need: Need): Promise<PostgresPoolClient | undefined> {
    const client = await this.connectToReplica();
    if (client === undefined) return undefined;
    const reading = new ReplicaClient(client, this.sources.watch, () => this.primaryClient());
    try {
      if (await isNewEnough(client, reading, need)) return reading;
    } catch (error) {
      if (!isOfReplica(error)) throw error;
    }
    reading.release();
    return undefined;
  }

  private async connectToReplica(): Promise<PostgresPoolClient | undefined> {
    const connecting = this.sources.replica.connect();
    try {
      return await this.sources.watch.orAway(connecting);
    } catch (error) {
      connecting.then((late) => late.release()).catch(() => undefined);
      if (isOfReplica(error)) return undefined;
      throw error;
    }
  }
}

async function isNewEnough(
  client: PostgresPoolClient,
  reading: ReplicaClient,
  { position, waitMs }: Need,
): Promise<boolean> {
  if ((replayedBy.get(client) ?? -1) >= position) return true;
  for (const deadline = performance.now() + waitMs; ; await pause(LOOK_AGAIN_MS)) {
    const { rows } = await reading.run<PositionRow>(LOG_POSITION, []);
    const replayed = rows[0]?.position ?? -1;
    replayedBy.set(client, replayed);
    if (replayed >= position) return true;
    if (performance.now() >= deadline) return false;
  }
}

/** A connection to the replica whose statements run on the primary when the replica fails. Each stands for itself: all are reads. */
class ReplicaClient implements PostgresPoolClient {
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly client: PostgresPoolClient,
    private readonly watch: Sources['watch'],
    private readonly toPrimary: () => Promise<PostgresPoolClient>,
  ) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('Nobody reads with cursors.');
    return this.runOrAskPrimary(statement, parameters);
  }

  /** Runs a statement on the replica. */
  run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const result = this.client.query<R>(sql, parameters);
    this.running = result.catch(() => undefined);
    return this.watch.orAway(result);
  }

  /** A statement that a silent replica holds must end before somebody else can use the connection. */
  release(): void {
    void this.running.then(() => this.client.release());
  }

  private async runOrAskPrimary<R>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    try {
      return await this.run<R>(sql, parameters);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
    }
    const primary = await this.toPrimary();
    try {
      return await primary.query<R>(sql, parameters);
    } finally {
      primary.release();
    }
  }
}

/** SQLSTATE: what the statement read was removed by what came from the primary. */
const CONFLICTS_WITH_REPLAY = /^40(001|P01)$/;
/** SQLSTATE: the statement reached its limit. It would reach it on the primary as well. */
const REACHED_LIMIT = '57014';

/** Whether the primary can answer what the replica could not. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return errorCode(error.cause) !== REACHED_LIMIT;
  return CONFLICTS_WITH_REPLAY.test(errorCode(error) ?? '');
}
