import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { PageSpan } from 'shared/contract';
import { openTracing } from '../platform/tracing/open-tracing.ts';
import { repeat } from '../platform/schedule/repeat.ts';
import { siteHealthRoutes } from '../reading/site-health/routes.ts';
import { aReport } from '../reading/site-health/testing/reports.ts';
import { projectSearchRoutes } from '../reading/project-search/routes.ts';
import { send } from '../../testing/calls.ts';
import { openTracker } from '../../testing/open-tracker.ts';

/** A span as a collector receives it (OTLP over HTTP, JSON). */
interface Received {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number; message?: string };
}

let collector: Server;
let received: Received[] = [];
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(...spansOf(Buffer.concat(parts).toString()));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => collector.close());
beforeEach(() => {
  received = [];
});
afterEach(() => stop?.());

function spansOf(text: string): Received[] {
  const body: { resourceSpans: { scopeSpans: { spans: Received[] }[] }[] } = JSON.parse(text);
  return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

function trace(percent = 100): void {
  stop = openTracing({ collector: `http://127.0.0.1:${portOf(collector.address())}`, percent });
}
const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** Everything that has been sent, after the batches. */
async function spans(): Promise<Received[]> {
  await stop?.();
  stop = undefined;
  return received;
}
const valueOf = ({ attributes }: Received, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALL = 'b7ad6b7169203331';
const SCREEN = '00f067aa0ba902b7';
const pageSpan = (change: Partial<PageSpan>): PageSpan => ({
  traceId: TRACE,
  spanId: SCREEN,
  parentSpanId: null,
  name: '/search',
  area: 'remote-search',
  startTime: 1_800_000_000_000,
  milliseconds: 120,
  status: null,
  ...change,
});

test('one trace goes from the screen through its request to the statements of the database', async () => {
  const tracker = await openTracker([projectSearchRoutes, siteHealthRoutes]);
  trace();
  const traceparent = `00-${TRACE}-${CALL}-01`;
  await tracker.app.inject({ url: '/api/projects/search', headers: { traceparent } });
  const report = aReport({
    spans: [
      pageSpan({}),
      pageSpan({ spanId: CALL, parentSpanId: SCREEN, name: 'GET', milliseconds: 80, status: 200 }),
    ],
  });
  expect((await send(tracker, 'POST', '/api/siteReports', report)).statusCode).toBe(204);
  const found = (await spans()).filter(({ traceId }) => traceId === TRACE);
  await tracker.close();

  const screen = found.find(({ spanId }) => spanId === SCREEN);
  expect(screen).toMatchObject({ name: '/search' });
  expect(screen?.parentSpanId ?? '').toBe('');
  const call = found.find(({ spanId }) => spanId === CALL);
  expect(call).toMatchObject({ name: 'GET', parentSpanId: SCREEN });
  expect(call && valueOf(call, 'tracker.area')).toBe('remote-search');
  const request = found.find(({ parentSpanId }) => parentSpanId === CALL);
  expect(request).toMatchObject({ name: 'GET /api/projects/search' });
  const statements = found.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements[0] && valueOf(statements[0], 'db.query.text')).toMatch(/^\s*(select|with)/i);
});

test('a request has its id and its status in the trace, and a failed one is marked', async () => {
  const tracker = await openTracker([
    (app) => {
      app.post('/api/fails', { config: { access: 'open' } }, async ({ body }) => {
        throw new Error(JSON.stringify(body));
      });
    },
  ]);
  trace();
  const response = await send(tracker, 'POST', '/api/fails', { secret: 'Rfx7' });
  const [request] = await spans();
  await tracker.close();
  expect(request).toMatchObject({ name: 'POST /api/fails', status: { code: 2, message: 'status 500' } });
  expect(request && valueOf(request, 'tracker.request_id')).toBe(response.headers['x-request-id']);
  expect(request && valueOf(request, 'http.response.status_code')).toBe(500);
  expect(JSON.stringify(received)).not.toContain('Rfx7');
});

test('a request that nobody waits for is in the trace, too', async () => {
  const tracker = await openTracker([
    (app) => {
      app.get('/api/slow', { config: { access: 'open' } }, () => new Promise(() => {}));
    },
  ]);
  trace();
  await expect(tracker.app.inject({ url: '/api/slow', signal: AbortSignal.timeout(20) })).rejects.toThrow();
  const [request] = await spans();
  await tracker.close();
  expect(request).toMatchObject({ name: 'GET /api/slow' });
  expect(request && valueOf(request, 'http.response.status_code')).toBe(499);
});

test('the values of statements, and what was searched for, are in no span', async () => {
  const tracker = await openTracker([projectSearchRoutes]);
  trace();
  await tracker.app.inject({ url: '/api/projects/search?input=Rfx7secret' });
  expect(JSON.stringify(await spans())).not.toContain('Rfx7secret');
  await tracker.close();
});

test('background work is a separate trace', async () => {
  trace();
  const run = jest.fn(async () => undefined);
  const schedule = repeat(
    { name: 'forget old things', firstAfterMs: 0, everyMs: 60_000, run },
    { tellFailure: () => {} },
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  await schedule.stop();
  expect(await spans()).toEqual([expect.objectContaining({ name: 'forget old things' })]);
});

test('of those that begin here so many are kept as the setting says, of those that a page keeps all', async () => {
  const tracker = await openTracker([projectSearchRoutes]);
  trace(0);
  await tracker.app.inject({ url: '/api/projects/search' });
  await tracker.app.inject({
    url: '/api/projects/search',
    headers: { traceparent: `00-${TRACE}-${CALL}-01` },
  });
  expect(new Set((await spans()).map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  await tracker.close();
});

test('a collector that takes spans and does not answer holds the end of the server up for no more than a moment', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const tracker = await openTracker([projectSearchRoutes]);
  stop = openTracing({ collector: `http://127.0.0.1:${port}`, percent: 100 });
  await tracker.app.inject({ url: '/api/projects/search' });
  const begin = Date.now();
  await stop();
  expect(Date.now() - begin).toBeLessThan(6_000);
  stop = undefined;
  await tracker.close();
  silent.closeAllConnections();
  silent.close();
}, 30_000);

test('a collector that does not answer harms nothing', async () => {
  const tracker = await openTracker([projectSearchRoutes]);
  stop = openTracing({ collector: 'http://127.0.0.1:9', percent: 100 });
  expect((await tracker.app.inject({ url: '/api/projects/search' })).statusCode).toBe(200);
  await stop();
  stop = undefined;
  await tracker.close();
}, 30_000);
