/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiFetch } from './api-fetch.ts';
import { setTokenProvider } from './token-provider.ts';

const server = setupServer();
const address = (path: string) => `${location.origin}${path}`;

/** The page has requested this before its scripts were there. */
function requestedEarly(request: string, token: string | null, data: unknown): void {
  const response = Promise.resolve(Response.json(data));
  globalThis.earlyResponses = new Map([[request, { token, response }]]);
}

function signInAs(token: string | null): void {
  setTokenProvider({
    token: () => Promise.resolve(token),
    renew: () => Promise.resolve(null),
  });
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  server.use(
    http.get('*/api/plans/1', () => HttpResponse.json('later')),
    http.put('*/api/plans/1', () => HttpResponse.json('changed')),
    http.post('*/auth/refresh', () => HttpResponse.json('later')),
  );
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  setTokenProvider(null);
  globalThis.earlyResponses = undefined;
  jest.restoreAllMocks();
});

test.each([null, 'T'])('a response is taken once, by whom it was requested for (%s)', async (token) => {
  signInAs(token);
  requestedEarly(`GET ${address('/api/plans/1')}`, token, 'early');
  expect(await apiFetch('/api/plans/1')).toBe('early');
  expect(await apiFetch('/api/plans/1')).toBe('later');
});

test.each([
  [null, 'T'],
  ['T', null],
  ['T', 'U'],
])('what was requested for %s is not shown to %s', async (before, now) => {
  signInAs(now);
  requestedEarly(`GET ${address('/api/plans/1')}`, before, 'early');
  expect(await apiFetch('/api/plans/1')).toBe('later');
});

test('the session is taken up from the early response', async () => {
  requestedEarly(`POST ${address('/auth/refresh')}`, null, 'early');
  expect(await apiFetch('/auth/refresh', { method: 'POST', outsideSession: true })).toBe('early');
});

test('nothing that was requested before a change is shown after it', async () => {
  signInAs('T');
  requestedEarly(`GET ${address('/api/plans/1')}`, 'T', 'early');
  await apiFetch('/api/plans/1', { method: 'PUT', body: {} });
  expect(await apiFetch('/api/plans/1')).toBe('later');
});

test('nor ten seconds after the beginning of the page', async () => {
  signInAs('T');
  requestedEarly(`GET ${address('/api/plans/1')}`, 'T', 'early');
  jest.mocked(performance.now).mockReturnValue(10_001);
  expect(await apiFetch('/api/plans/1')).toBe('later');
});

test('another media type is requested again', async () => {
  signInAs('T');
  requestedEarly(`GET ${address('/api/plans/1')}`, 'T', 'early');
  expect(await apiFetch('/api/plans/1', { accept: 'text/csv, application/json' })).toBe('later');
});
