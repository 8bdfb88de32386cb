import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import { isConnectionLost, isUnconfirmedCommit, unavailabilityOf } from './unavailability.ts';
import { DISCARD_PLANS, PlanAge } from '../statements/plan-age.ts';
import { MAX_PREPARED, RepeatedStatements, shouldPrepare } from '../statements/should-prepare.ts';

/**
 * The pool, with names for the statements that come again: the database then plans each only once per connection. The
 * statement behind a page of projects takes longer to plan than to run.
 *
 * @param isNaming false where the next statement may come to another session, which does not know the name
 */
export function withNamedStatements(pool: Pool, isNaming: boolean): PostgresPool {
  const names = isNaming ? new StatementNames() : undefined;
  const known = new WeakMap<PoolClient, NamingClient>();
  return {
    async connect() {
      const client = await orUnavailable(pool.connect());
      const naming = known.get(client) ?? new NamingClient(client, names);
      known.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
}

/** Names of statements: none for the first time, since many come but once, and none for endless kinds. */
export class StatementNames {
  private readonly repeated = new RepeatedStatements();
  private readonly names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= MAX_PREPARED) return undefined;
    if (!this.repeated.isRepeated(text)) return undefined;
    const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.names.set(text, name);
    return name;
  }
}

const NOT_ON_STANDBY = new Error('The synchronous standby has not confirmed the commit.');

class NamingClient implements PostgresPoolClient {
  private lost: Error | undefined;
  private isUnconfirmed = false;
  private readonly age = new PlanAge();

  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames | undefined,
  ) {
    client.on('notice', (notice) => (this.isUnconfirmed ||= isUnconfirmedCommit(notice)));
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string')
      throw new Error('Nobody reads with cursors: exports read page by key.');
    // Without parameters the text may contain several statements, which cannot be prepared.
    const isPrepared = parameters.length > 0 && shouldPrepare(statement, parameters);
    const name = isPrepared ? this.names?.nameOf(statement) : undefined;
    const values = [...parameters];
    return this.runAtGoodAge(
      name === undefined ? { text: statement, values } : { name, text: statement, values },
    );
  }

  private async runAtGoodAge(config: QueryConfig): Promise<QueryResult> {
    const result = await this.run(config);
    if (this.age.isTooOldAfter(config.text, result.rowCount ?? 0)) await this.run({ text: DISCARD_PLANS });
    return result;
  }

  /** A lost connection is asked nothing more, such as to roll back, and does not return to the pool. */
  release(): void {
    this.client.release(this.lost);
  }

  private async run(config: QueryConfig): Promise<QueryResult> {
    if (this.lost !== undefined) throw new DatabaseUnavailableError('unreachable', this.lost);
    this.isUnconfirmed = false;
    try {
      const result = await orUnavailable(this.client.query(config));
      if (this.isUnconfirmed) throw new DatabaseUnavailableError('too slow', NOT_ON_STANDBY);
      return result;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError && isConnectionLost(error.cause)) this.lost = error;
      throw error;
    }
  }
}

/** @throws DatabaseUnavailableError where the database itself is the reason of a failure */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const kind = unavailabilityOf(error);
    throw kind === undefined ? error : new DatabaseUnavailableError(kind, error);
  }
}
