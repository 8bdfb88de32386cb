/** @jest-environment jest-fixed-jsdom */
import { apiFetch } from 'shared/api';
import { sessionStore } from 'shared/session';
import { http, HttpResponse, startTestServer, testServer } from 'shared/testing';
import { FIRST_PAUSE, LONGEST_PAUSE } from '../federation/when-promising.ts';
import { followReachability } from './follow-reachability.ts';
import { noteUnreachable, noticeSilence, reachabilityStore } from './reachability.ts';

startTestServer();

const isUnreachable = () => reachabilityStore.getState().isUnreachable;
const answers = jest.fn<Promise<void>, []>();
const stops: (() => void)[] = [];
const begin = () => void stops.push(noticeSilence(), followReachability(answers));

beforeEach(() => {
  jest.useFakeTimers();
  answers.mockReset();
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  sessionStore.setState({ status: 'anonymous', person: null });
  reachabilityStore.setState({ isUnreachable: false }, true);
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  delete document.documentElement.dataset.keptAt;
  jest.useRealTimers();
});

test('a site that answers is not asked whether it does', async () => {
  begin();
  await jest.advanceTimersByTimeAsync(10 * LONGEST_PAUSE);
  expect(isUnreachable()).toBe(false);
  expect(answers).not.toHaveBeenCalled();
});

test('a call without an answer is noticed, and the site asked until it answers', async () => {
  begin();
  testServer.use(http.get('*/api/x', () => HttpResponse.error()));
  await expect(apiFetch('/api/x')).rejects.toThrow();
  expect(isUnreachable()).toBe(true);
  await jest.advanceTimersByTimeAsync(FIRST_PAUSE);
  expect(answers).toHaveBeenCalledTimes(1);
  expect(isUnreachable()).toBe(true);
  answers.mockResolvedValue(undefined);
  await jest.advanceTimersByTimeAsync(LONGEST_PAUSE);
  expect(isUnreachable()).toBe(false);
  const asked = answers.mock.calls.length;
  await jest.advanceTimersByTimeAsync(10 * LONGEST_PAUSE);
  expect(answers).toHaveBeenCalledTimes(asked);
});

test.each([
  ['the line is gone', () => window.dispatchEvent(new Event('offline'))],
  ['a failed area says so', noteUnreachable],
])('it is noticed when %s', (_case, happen) => {
  begin();
  happen();
  expect(isUnreachable()).toBe(true);
});

test('a page that the browser kept knows that it is one, until the site answers', async () => {
  document.documentElement.dataset.keptAt = '2026-11-25T03:00:00.000Z';
  begin();
  expect(reachabilityStore.getState()).toEqual({ isUnreachable: true, keptAt: '2026-11-25T03:00:00.000Z' });
  answers.mockResolvedValue(undefined);
  await jest.advanceTimersByTimeAsync(FIRST_PAUSE);
  expect(reachabilityStore.getState()).toEqual({ isUnreachable: false });
});

test('a site that comes and goes is asked after growing pauses', async () => {
  answers.mockResolvedValue(undefined);
  begin();
  const askedAfter: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    noteUnreachable();
    const before = answers.mock.calls.length;
    let waited = 0;
    while (answers.mock.calls.length === before) {
      await jest.advanceTimersByTimeAsync(100);
      waited += 100;
    }
    askedAfter.push(waited);
  }
  expect(askedAfter).toEqual([FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]);
});
