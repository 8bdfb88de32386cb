import { withRetry } from './with-retry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const always = { pauses: [400, 1200], isWorthRetrying: () => true };

test('an action that works runs once', async () => {
  const action = jest.fn(async () => 'done');
  await expect(withRetry(action, always)).resolves.toBe('done');
  expect(action).toHaveBeenCalledTimes(1);
});

test('a failing action runs again after each pause, and the first failure counts', async () => {
  let runs = 0;
  const action = jest.fn(async () => {
    runs += 1;
    throw new Error(`failure ${runs}`);
  });
  const outcome = expect(withRetry(action, always)).rejects.toThrow('failure 1');
  await jest.advanceTimersByTimeAsync(399);
  expect(action).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(action).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1200);
  expect(action).toHaveBeenCalledTimes(3);
  await outcome;
});

test('a failure that is not worth it ends the attempts', async () => {
  const action = jest.fn(async () => Promise.reject(new Error('never')));
  await expect(withRetry(action, { ...always, isWorthRetrying: () => false })).rejects.toThrow('never');
  expect(action).toHaveBeenCalledTimes(1);
});

test('a later failure of another kind, such as no response at all, counts more than the first', async () => {
  const action = jest
    .fn()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValueOnce(new Error('hopeless'));
  const isWorthRetrying = (error: unknown) => error instanceof Error && error.message !== 'hopeless';
  const outcome = expect(withRetry(action, { ...always, isWorthRetrying })).rejects.toThrow('hopeless');
  await jest.advanceTimersByTimeAsync(400);
  await outcome;
  expect(action).toHaveBeenCalledTimes(2);
});
