/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiFetch, fetchEdition } from './api-fetch.ts';
import { expectReadAnswers, keepReadAnswers } from './early-responses.ts';
import { setTokenProvider } from './token-provider.ts';

const server = setupServer();
const address = (path: string) => `${location.origin}${path}`;

/** The page has requested this before its scripts were there. */
function requestedEarly(request: string, token: string | null | undefined, data: unknown): void {
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

test('what came with another response is not written and parsed again', async () => {
  signInAs('T');
  const body = { pin: 'PIN:1' };
  keepReadAnswers([{ url: '/api/plans/1', tag: '"1"', body }], 'T');
  const edition = await fetchEdition('/api/plans/1');
  expect(edition).toEqual({ data: body, tag: '"1"' });
  expect(edition.data).toBe(body);
});

test('what is the same for everybody is taken by anybody', async () => {
  signInAs('T');
  requestedEarly(`GET ${address('/api/plans/1')}`, undefined, 'early');
  expect(await apiFetch('/api/plans/1')).toBe('early');
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

describe('what came with another response', () => {
  const answer = { url: '/api/plans/1', tag: '"7-a"', body: 'early' };

  test('is taken once with its ETag, by whom it was read for', async () => {
    signInAs('T');
    keepReadAnswers([answer], 'T');
    expect(await fetchEdition('/api/plans/1')).toEqual({ data: 'early', tag: '"7-a"' });
    expect(await apiFetch('/api/plans/1')).toBe('later');
    keepReadAnswers([answer], 'U');
    expect(await apiFetch('/api/plans/1')).toBe('later');
  });

  test('is not shown ten seconds later, whenever that was', async () => {
    signInAs('T');
    jest.mocked(performance.now).mockReturnValue(50_000);
    keepReadAnswers([answer, { ...answer, url: '/api/plans/1?a=b', tag: null }], 'T');
    jest.mocked(performance.now).mockReturnValue(59_999);
    expect(await fetchEdition('/api/plans/1?a=b')).toEqual({ data: 'early', tag: null });
    jest.mocked(performance.now).mockReturnValue(60_001);
    expect(await apiFetch('/api/plans/1')).toBe('later');
  });

  test.each([
    ['the server left it out', Promise.resolve([])],
    ['all of it failed', Promise.reject(new Error('offline'))],
  ])('is requested alone where %s', async (_what, together) => {
    signInAs('T');
    expectReadAnswers(['/api/plans/1'], 'T', together);
    expect(await apiFetch('/api/plans/1')).toBe('later');
  });
});
