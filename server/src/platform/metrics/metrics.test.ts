import type { App } from '../http/app-context.ts';
import { buildApp } from '../../edge/app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { siteHealthRoutes } from '../../reading/site-health/routes.ts';
import { aReport, FAILURE } from '../../reading/site-health/testing/reports.ts';
import { refusal, send } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import { metricsRoutes } from './routes.ts';

const TOKEN = 'a token for prometheus';

let open: TestApp;
let guarded: App;
let off: App;
let metrics: Metrics;

beforeAll(async () => {
  metrics = openMetrics({ pool: () => ({ total: 5, idle: 2, waiting: 1 }) });
  const modules = [metricsRoutes, siteHealthRoutes];
  open = await openTracker(modules, { metrics });
  const { context } = open;
  const settings = { ...context.settings, metricsToken: TOKEN };
  guarded = await buildApp({ ...context, metrics: openMetrics(), settings }, { modules });
  off = await buildApp({ ...context, metrics: undefined }, { modules });
});
afterAll(async () => {
  await guarded.close();
  await off.close();
  await open.close();
});

const slowRoutes = (app: App) => {
  app.get('/api/slow', { config: { access: 'open' } }, () => new Promise(() => {}));
};
const scrape = async () => (await open.app.inject('/metrics')).body;

test('the process, its connections and its responses are measured by route', async () => {
  await open.app.inject('/api/siteHealth');
  await open.app.inject('/nowhere/42');
  const body = await scrape();
  expect(body).toContain('process_cpu_user_seconds_total');
  expect(body).toContain('database_connections{state="used"} 3');
  expect(body).toContain('database_connections{state="waiting"} 1');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/siteHealth",status="403"} 1',
  );
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(body).not.toContain('nowhere');
});

test('requests that their clients have given up are measured, too', async () => {
  const slow = await openTracker([slowRoutes], { metrics: openMetrics() });
  await expect(slow.app.inject({ url: '/api/slow', signal: AbortSignal.timeout(20) })).rejects.toThrow();
  const measured = await slow.context.metrics?.text();
  await slow.close();
  expect(measured?.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/slow",status="499"} 1',
  );
});

test('what pages report is measured by area and version, in seconds', async () => {
  const vitals = [
    { area: 'remote-reports', metric: 'LCP', value: 1900 },
    { area: 'shell', metric: 'CLS', value: 0.02 },
  ] as const;
  await send(
    open,
    'POST',
    '/api/siteReports',
    aReport({ vitals: [...vitals], errors: [{ ...FAILURE, count: 3 }] }),
  );
  const body = await scrape();
  const reports = 'area="remote-reports",version="2.0.0"';
  expect(body).toContain(`web_vital_lcp_seconds_bucket{le="2",${reports}} 1`);
  expect(body).toContain(`web_vital_lcp_seconds_bucket{le="1.5",${reports}} 0`);
  expect(body).toContain('web_vital_cls_bucket{le="0.025",area="shell",version="1.1.0"} 1');
  expect(body).toContain(`site_errors_total{${reports},kind="render"} 3`);
});

test('what is done by schedule is counted by outcome', async () => {
  metrics.countRun({ task: 'stored reports', seconds: 2, hasFailed: false });
  metrics.countRun({ task: 'stored reports', seconds: 3, hasFailed: true });
  const body = await scrape();
  expect(body).toContain('scheduled_runs_total{job="stored reports",outcome="failed"} 1');
  expect(body).toContain('scheduled_run_duration_seconds{job="stored reports"} 3');
});

test('a response has the format of Prometheus, and is not cached', async () => {
  const { headers } = await open.app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(headers['cache-control']).toBe('no-store');
});

describe('without a token it is for this machine', () => {
  const REFUSED = '403 Metrics are for this machine only, unless METRICS_TOKEN is set.';

  test.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
  ])('what came through a proxy with %j is refused', async (headers) => {
    expect(refusal(await open.app.inject({ url: '/metrics', headers }))).toBe(REFUSED);
  });

  test('so is another machine', async () => {
    expect(refusal(await open.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' }))).toBe(REFUSED);
    expect((await open.app.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(
      200,
    );
  });
});

describe('with a token it is for anyone who presents it', () => {
  const REFUSED = '401 The token for metrics is missing or wrong.';
  const ask = (authorization?: string) =>
    guarded.inject({
      url: '/metrics',
      remoteAddress: '192.0.2.7',
      headers: authorization === undefined ? {} : { authorization },
    });

  test.each([undefined, 'Bearer wrong', `Basic ${TOKEN}`])('%s is refused', async (authorization) => {
    expect(refusal(await ask(authorization))).toBe(REFUSED);
  });

  test('the right one is not', async () => {
    expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  });
});

test('switched off, there is no such address', async () => {
  expect((await off.inject('/metrics')).statusCode).toBe(404);
});
