import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { MAX_PREPARED, RepeatedStatements, shouldPrepare } from '../statements/should-prepare.ts';

/**
 * The pool, with names for the statements that come again: the database then plans each only once per connection. The
 * statement behind a page of projects takes longer to plan than to run.
 */
export function withNamedStatements(pool: Pool): PostgresPool {
  const names = new StatementNames();
  const known = new WeakMap<PoolClient, NamingClient>();
  return {
    async connect() {
      const client = await pool.connect();
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

class NamingClient implements PostgresPoolClient {
  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames,
  ) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string')
      throw new Error('Nobody reads with cursors: exports read page by key.');
    // Without parameters the text may contain several statements, which cannot be prepared.
    const isPrepared = parameters.length > 0 && shouldPrepare(statement, parameters);
    const name = isPrepared ? this.names.nameOf(statement) : undefined;
    const values = [...parameters];
    return this.client.query(
      name === undefined ? { text: statement, values } : { name, text: statement, values },
    );
  }

  release(): void {
    this.client.release();
  }
}
