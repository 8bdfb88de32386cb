/** @jest-environment jest-fixed-jsdom */
import { FIRST_PAUSE, LONGEST_PAUSE, whenPromising } from './when-promising.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('attempts come after growing pauses, up to the longest, until it is stopped', async () => {
  const attempt = jest.fn(async () => {});
  const stop = whenPromising(attempt);
  await pass(FIRST_PAUSE);
  expect(attempt).toHaveBeenCalledTimes(1);
  await pass(FIRST_PAUSE);
  expect(attempt).toHaveBeenCalledTimes(1);
  await pass(FIRST_PAUSE);
  expect(attempt).toHaveBeenCalledTimes(2);
  await pass(10 * LONGEST_PAUSE);
  const before = attempt.mock.calls.length;
  await pass(LONGEST_PAUSE);
  expect(attempt).toHaveBeenCalledTimes(before + 1);
  stop();
  await pass(10 * LONGEST_PAUSE);
  expect(attempt).toHaveBeenCalledTimes(before + 1);
});

test.each([
  ['when the line is back', () => window.dispatchEvent(new Event('online'))],
  ['when somebody looks again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('at once %s', async (_when, happen) => {
  const attempt = jest.fn(async () => {});
  const stop = whenPromising(attempt);
  happen();
  expect(attempt).toHaveBeenCalledTimes(1);
  stop();
});

test('nothing is asked for on a page that nobody looks at', async () => {
  const attempt = jest.fn(async () => {});
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const stop = whenPromising(attempt);
  await pass(10 * LONGEST_PAUSE);
  expect(attempt).not.toHaveBeenCalled();
  visibility.mockRestore();
  await pass(LONGEST_PAUSE);
  expect(attempt).toHaveBeenCalled();
  stop();
});

test('an attempt that breaks is reported, and followed by the next', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const attempt = jest.fn(() => Promise.reject(new Error('x is undefined')));
  const stop = whenPromising(attempt);
  await pass(FIRST_PAUSE);
  await pass(LONGEST_PAUSE);
  expect(attempt.mock.calls.length).toBeGreaterThan(1);
  expect(reported).toHaveBeenCalledWith(new Error('x is undefined'));
  stop();
});

test('never two attempts at once', async () => {
  let end = () => {};
  const attempt = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = whenPromising(attempt);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await pass(LONGEST_PAUSE);
  expect(attempt).toHaveBeenCalledTimes(1);
  end();
  await pass(LONGEST_PAUSE);
  expect(attempt).toHaveBeenCalledTimes(2);
  stop();
});
