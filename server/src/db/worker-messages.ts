import type { PgliteOptions } from './pglite-engine.ts';
import type { SqlErrorFacts } from './sql-error.ts';
import type { SqlResult } from './sql-transport.ts';

/** What the worker thread is started with. */
export type WorkerOptions = Pick<PgliteOptions, 'dataDir'>;

/** From the server to the worker thread. Statements are answered in the order in which they are sent. */
export type WorkerRequest =
  { id: number; kind: 'query'; text: string; parameters: readonly unknown[] } | { id: number; kind: 'close' };

/** From the worker thread to the server. The first message is the one with id 0: the database is open, or not. */
export type WorkerAnswer =
  { id: number; kind: 'done'; result: SqlResult } | { id: number; kind: 'failed'; error: SqlErrorFacts };
