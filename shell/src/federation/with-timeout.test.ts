import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a response in time is passed on, and so is a failure', async () => {
  await expect(withTimeout(Promise.resolve('here'), 1000)).resolves.toBe('here');
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('a promise that never ends is given up after the time', async () => {
  const wait = withTimeout(new Promise(() => {}), 15_000);
  const outcome = expect(wait).rejects.toThrow(new TimeoutError('No answer within 15 seconds.'));
  await jest.advanceTimersByTimeAsync(15_000);
  await outcome;
});
