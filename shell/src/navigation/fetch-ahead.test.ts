/** @jest-environment jest-fixed-jsdom */
import { createMemoryRouter } from 'shared/router/test-support';
import { fetchAhead } from './fetch-ahead.ts';
import { followNextScreens } from './next-screens.ts';

jest.mock('./next-screens.ts', () => ({ followNextScreens: jest.fn() }));
const router = createMemoryRouter([{ path: '*', element: null }]);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('the next screens are fetched from when the page is quiet', async () => {
  fetchAhead(router);
  expect(followNextScreens).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(followNextScreens).toHaveBeenCalledTimes(1);
});

test('nothing is fetched ahead by somebody who spares data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fetchAhead(router);
  await jest.advanceTimersByTimeAsync(2000);
  expect(followNextScreens).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
