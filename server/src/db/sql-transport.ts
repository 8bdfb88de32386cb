/** What a statement answered: rows as objects by column name, and how many rows it changed. */
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
   * Runs one statement. Without parameters the text may hold several statements, as with the `pg` driver,
   * and the answer is that of the last one.
   */
  query(text: string, parameters: readonly unknown[]): Promise<SqlResult>;
  close(): Promise<void>;
}
