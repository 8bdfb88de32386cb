/** @jest-environment jest-fixed-jsdom */
import { createMemoryRouter } from 'shared/router';
import { followScreens } from './follow-screens.ts';
import { preloadLinks } from './linked-screens.ts';

jest.mock('./linked-screens.ts', () => ({ preloadLinks: jest.fn() }));
const router = createMemoryRouter([{ path: '*', element: null }]);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('what screens link is fetched ahead from when the page is quiet', async () => {
  followScreens(router);
  expect(preloadLinks).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(preloadLinks).toHaveBeenCalledTimes(1);
});

test('nothing is fetched ahead by somebody who spares data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  followScreens(router);
  await jest.advanceTimersByTimeAsync(2000);
  expect(preloadLinks).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
