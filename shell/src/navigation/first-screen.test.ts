import { createMemoryRouter } from 'shared/router/test-support';
import { firstScreenPrepared } from './first-screen.ts';

function routerThatWaitsFor(loader: () => unknown) {
  return createMemoryRouter([{ path: '*', element: null, loader, hydrateFallbackElement: null }]);
}

async function isPrepared(router: ReturnType<typeof createMemoryRouter>) {
  const end = jest.fn();
  void firstScreenPrepared(router).then(end);
  await jest.advanceTimersByTimeAsync(0);
  return end;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits until the first screen has what it needs', async () => {
  let release: (value: null) => void = () => undefined;
  const reading = new Promise<null>((resolve) => (release = resolve));
  const end = await isPrepared(routerThatWaitsFor(() => reading));
  expect(end).not.toHaveBeenCalled();
  release(null);
  await jest.advanceTimersByTimeAsync(0);
  expect(end).toHaveBeenCalledTimes(1);
});

test('waits no longer than a moment', async () => {
  const end = await isPrepared(routerThatWaitsFor(() => new Promise(() => undefined)));
  await jest.advanceTimersByTimeAsync(249);
  expect(end).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('does not wait for a screen that needs nothing', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  expect(router.state.initialized).toBe(true);
  expect(await isPrepared(router)).toHaveBeenCalledTimes(1);
});
