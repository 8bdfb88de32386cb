import type { PgliteOptions } from './pglite-engine.ts';
import type { SqlErrorFacts } from '../sql-error.ts';

/** The result of a statement: rows as objects by column name, and how many rows it changed. */
export interface SqlResult {
  rows: Record<string, unknown>[];
  affectedRows: number;
}

/**
 * One database session. `pglite-engine.ts` is the database itself in the calling thread (tests), and
 * `worker-transport.ts` the same in a worker thread (the server), so that a heavy query does not stop HTTP.
 */
export interface SqlTransport {
  /**
   * Runs one statement. Without parameters the text may contain several statements, as with the `pg` driver, and the
   * result is that of the last one.
   */
  query(text: string, parameters: readonly unknown[]): Promise<SqlResult>;
  close(): Promise<void>;
}

/** What the worker thread is started with. */
export type WorkerOptions = Pick<PgliteOptions, 'dataDir'>;

/** From the server to the worker thread. Results come in the order in which statements are sent. */
export type WorkerRequest =
  | { id: number; kind: 'query'; text: string; parameters: readonly unknown[] }
  | { id: number; kind: 'close' };

/** From the worker thread to the server. The first message is the one with id 0: the database is open, or not. */
export type WorkerResponse =
  | { id: number; kind: 'done'; result: SqlResult }
  | { id: number; kind: 'failed'; error: SqlErrorFacts };
