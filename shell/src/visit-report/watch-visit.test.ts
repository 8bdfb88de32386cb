/** @jest-environment jest-fixed-jsdom */
import { act } from '@testing-library/react';
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import type { SiteReport } from 'shared/contract';
import { createMemoryRouter } from 'shared/router/test-support';
import type { onLCP } from 'web-vitals';
import { forgetRegistry } from '../federation/registry-store.ts';
import { RemoteError } from '../federation/remote-error.ts';
import { GATHERING } from './report-visit.ts';
import { REPORTS } from './testing/frames.ts';
import { watchVisit } from './watch-visit.ts';

type Tell = Parameters<typeof onLCP>[0];
/** The browser's measuring, which tests do by hand. */
let tellLcp: Tell = () => {};
jest.mock('web-vitals', () => ({
  ...Object.fromEntries(['onTTFB', 'onFCP', 'onCLS', 'onINP'].map((name) => [name, () => {}])),
  onLCP: (tell: Tell) => {
    tellLcp = tell;
  },
}));

const server = jest.spyOn(globalThis, 'fetch');
let stop = () => {};

// Reports go to the server only.
beforeAll(() => window.addEventListener('error', (event) => event.preventDefault()));
beforeEach(() => {
  jest.useFakeTimers();
  server.mockReset();
  server.mockImplementation(async () => new Response(null, { status: 204 }));
  document.head.innerHTML = `<script type="application/json" id="federation-registry">${JSON.stringify({ remotes: [REPORTS] })}</script>`;
  forgetRegistry();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  overrideSiteConfiguration(undefined);
});

const routes = [{ path: '/login' }, { path: '/reports' }];

/** A page of a site of whose pages so many report, opened by the one at this place among a hundred. */
async function open(percent: number, place = 0) {
  overrideSiteConfiguration({ ...siteConfiguration(), visitReportPercent: percent });
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  stop = watchVisit(router, () => place / 100);
  await jest.advanceTimersByTimeAsync(1000);
  return router;
}

const sent = (): SiteReport[] =>
  server.mock.calls.map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
const breakSomething = () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new RemoteError(REPORTS, 'load', 'gone') }));
};
function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page that is left reports where it was, without a word about who', async () => {
  const router = await open(100);
  await act(() => router.navigate('/reports'));
  tellLcp({
    name: 'LCP',
    value: 700,
    id: 'v1',
    delta: 700,
    rating: 'good',
    entries: [],
    navigationType: 'navigate',
    navigationId: 1,
  });
  show('hidden');
  expect(sent()).toEqual([
    {
      browser: 'other',
      runs: [
        expect.objectContaining({ area: 'shell', isNew: true }),
        expect.objectContaining({ area: 'remote-reports', version: '1.2.0', isNew: true }),
      ],
      vitals: [{ area: 'shell', metric: 'LCP', value: 700 }],
      errors: [],
    },
  ]);
  const [address, init] = server.mock.calls[0] ?? [];
  expect(address).toBe('/api/siteReports');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
});

test('failures are reported together, soon after they happen, also those from before the reporter came', async () => {
  overrideSiteConfiguration({ ...siteConfiguration(), visitReportPercent: 100 });
  stop = watchVisit(createMemoryRouter(routes, { initialEntries: ['/login'] }), () => 0);
  breakSomething();
  await jest.advanceTimersByTimeAsync(1000);
  breakSomething();
  expect(server).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(GATHERING);
  expect(sent()[0]?.errors).toEqual([
    expect.objectContaining({ area: 'remote-reports', kind: 'failed-to-load', count: 2 }),
  ]);
  await jest.advanceTimersByTimeAsync(10 * GATHERING);
  expect(server).toHaveBeenCalledTimes(1);
});

test('an unhandled rejection counts as well', async () => {
  await open(100);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('x') }));
  await jest.advanceTimersByTimeAsync(GATHERING);
  expect(sent()[0]?.errors[0]).toMatchObject({ area: 'shell', kind: 'unhandled', message: 'TypeError: x' });
});

test('a server that is away is not missed', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await open(100);
  breakSomething();
  await jest.advanceTimersByTimeAsync(GATHERING);
  breakSomething();
  // The rejection of the first report would have been its own failure.
  await jest.advanceTimersByTimeAsync(GATHERING);
  expect(sent().map(({ errors }) => errors.map(({ count }) => count))).toEqual([[1], [1]]);
});

test.each([
  [25, 24, true],
  [25, 25, false],
  [0, 0, false],
  [100, 99, true],
])('of %s pages of a hundred, the one at %s: %s', async (percent, place, isSent) => {
  await open(percent, place);
  breakSomething();
  await jest.advanceTimersByTimeAsync(GATHERING);
  expect(server.mock.calls.length > 0).toBe(isSent);
});
