/** The worker thread of the embedded database. Started through `pglite-worker.mjs`. */
import { parentPort, workerData } from 'node:worker_threads';
import { openPgliteEngine, type PgliteEngine } from './pglite-engine.ts';
import { engineErrorFacts } from '../sql-error.ts';
import type { WorkerResponse, WorkerOptions, WorkerRequest } from './sql-transport.ts';

const EMPTY = { rows: [], affectedRows: 0 };

function reply(response: WorkerResponse): void {
  parentPort?.postMessage(response);
}

async function respond(id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reply({ id, kind: 'failed', error: engineErrorFacts(error) });
  }
}

function serve(engine: PgliteEngine): void {
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (request: WorkerRequest) => {
    // One session: statements run strictly one after the other.
    last = last.then(() => respond(request.id, () => run(engine, request)));
  });
}

async function run(engine: PgliteEngine, request: WorkerRequest): Promise<void> {
  if (request.kind === 'close') {
    await engine.close();
    reply({ id: request.id, kind: 'done', result: EMPTY });
    return;
  }
  const result = await engine.query(request.text, request.parameters);
  reply({ id: request.id, kind: 'done', result });
}

/** The other thread is ours, but a structured clone has no type. */
function readOptions(data: unknown): WorkerOptions {
  const hasFolder = typeof data === 'object' && data !== null && 'dataDir' in data;
  return hasFolder && typeof data.dataDir === 'string' ? { dataDir: data.dataDir } : {};
}

async function open(options: WorkerOptions): Promise<void> {
  const engine = await openPgliteEngine(options);
  serve(engine);
  reply({ id: 0, kind: 'done', result: EMPTY });
}

const options: unknown = workerData;
void respond(0, () => open(readOptions(options)));
