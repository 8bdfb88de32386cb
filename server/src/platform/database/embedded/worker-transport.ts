import { Worker } from 'node:worker_threads';
import { SqlError } from '../sql-error.ts';
import type {
  SqlResult,
  SqlTransport,
  WorkerResponse,
  WorkerOptions,
  WorkerRequest,
} from './sql-transport.ts';

interface Waiting {
  resolve: (result: SqlResult) => void;
  reject: (error: Error) => void;
}

/** The embedded database in a worker thread. `onCrash` is called if the thread ends by itself. */
export async function openWorkerTransport(
  options: WorkerOptions,
  onCrash: (error: Error) => void = () => undefined,
): Promise<SqlTransport> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: options,
    // Not those of this thread: they may name loaders that the thread's own entry file does without.
    execArgv: [],
  });
  const connection = new WorkerConnection(worker, onCrash);
  await connection.opened;
  return connection;
}

class WorkerConnection implements SqlTransport {
  readonly opened: Promise<SqlResult>;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ended: Error | undefined;
  private closing = false;

  constructor(
    private readonly worker: Worker,
    private readonly onCrash: (error: Error) => void,
  ) {
    this.opened = new Promise((resolve, reject) => this.waiting.set(0, { resolve, reject }));
    worker.on('message', (response: WorkerResponse) => this.finish(response));
    worker.on('error', (error: Error) => this.end(error));
    worker.on('exit', () => this.end(new Error('The embedded database has stopped.')));
  }

  query(text: string, parameters: readonly unknown[]): Promise<SqlResult> {
    return this.send((id) => ({ id, kind: 'query', text, parameters }));
  }

  async close(): Promise<void> {
    if (this.ended !== undefined) return;
    this.closing = true;
    await this.send((id) => ({ id, kind: 'close' }));
    await this.worker.terminate();
  }

  private send(request: (id: number) => WorkerRequest): Promise<SqlResult> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage(request(id));
    });
  }

  private finish(response: WorkerResponse): void {
    const waiting = this.waiting.get(response.id);
    this.waiting.delete(response.id);
    if (response.kind === 'done') waiting?.resolve(response.result);
    else waiting?.reject(new SqlError(response.error));
  }

  private end(error: Error): void {
    if (this.ended !== undefined) return;
    this.ended = error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    if (!this.closing) this.onCrash(error);
  }
}
