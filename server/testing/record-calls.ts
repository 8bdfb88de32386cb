/**
 * Writes down which tests call which endpoint, for the table in docs/api-coverage.md. Only where API_CALLS_DIR names
 * a folder, as the test run does.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../src/platform/http/app-context.ts';

declare global {
  /** Path of the test file, where several share their modules (tools/test-run/grouped-tests.mjs). */
  var testFileOfGroup: string | undefined;
}

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** A call of a test, or an endpoint that there is. */
export interface RecordedCall {
  /** `GET /api/plans/:pin` */
  endpoint: string;
  /** Test file, from the sources on; null where the endpoint was only seen. */
  file: string | null;
  /** HTTP status of the response. */
  status: number;
}

/**
 * To be called before the routes are registered.
 *
 * @param isWhole whether the application has all routes of the server, and none of a test
 */
export function recordCalls(app: App, isWhole: boolean): void {
  const folder = process.env.API_CALLS_DIR;
  if (folder === undefined || folder === '') return;
  mkdirSync(folder, { recursive: true });
  const file = relative(SOURCES, globalThis.testFileOfGroup ?? expect.getState().testPath ?? '');
  const seen = new Set<string>();
  const write = (call: RecordedCall) => {
    const line = JSON.stringify(call);
    if (!seen.has(line)) appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
    seen.add(line);
  };
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (!isWhole || schema?.hide === true) return;
    for (const one of [method].flat())
      if (one !== 'HEAD') write({ endpoint: `${one} ${url}`, file: null, status: 0 });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions;
    if (url !== undefined)
      write({ endpoint: `${[method].flat().join()} ${url}`, file, status: reply.statusCode });
  });
}
