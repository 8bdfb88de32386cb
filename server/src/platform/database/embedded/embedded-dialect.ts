import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import { Mutex } from './mutex.ts';
import type { SqlTransport } from './sql-transport.ts';

const PATIENCE_MS = 30_000;
const COMPLAINT =
  'The embedded database was busy for 30 seconds. (A query inside a transaction must use the transaction.)';

/** Kysely on the embedded database. One session serves all, so a transaction has it alone until it ends. */
export function embeddedDialect(transport: SqlTransport): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(transport),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EmbeddedDriver implements Driver {
  private readonly turn = new Mutex();
  private readonly connection: EmbeddedConnection;

  constructor(private readonly transport: SqlTransport) {
    this.connection = new EmbeddedConnection(transport);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    try {
      await this.turn.acquire(PATIENCE_MS, COMPLAINT);
    } catch (error) {
      throw new DatabaseUnavailableError('busy', error);
    }
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.turn.release();
  }

  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel;
    await this.run(level === undefined ? 'begin' : `begin isolation level ${level}`);
  }

  async commitTransaction(): Promise<void> {
    await this.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.run('rollback');
  }

  async savepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    await this.run(`savepoint "${name}"`);
  }

  async rollbackToSavepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    await this.run(`rollback to savepoint "${name}"`);
  }

  async releaseSavepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    await this.run(`release savepoint "${name}"`);
  }

  async destroy(): Promise<void> {
    await this.transport.close();
  }

  private async run(text: string): Promise<void> {
    await this.transport.query(text, []);
  }
}

class EmbeddedConnection implements DatabaseConnection {
  constructor(private readonly transport: SqlTransport) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery(query: CompiledQuery): Promise<QueryResult<Record<string, unknown>>> {
    const { rows, affectedRows } = await this.transport.query(query.sql, query.parameters);
    return { rows, numAffectedRows: BigInt(affectedRows) };
  }

  /** Not supported: a stream would block the only session until its slowest reader is done. */
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database does not stream: read page by key.');
  }
}
