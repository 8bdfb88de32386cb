/** @jest-environment jest-fixed-jsdom */
import { createMemoryRouter } from 'shared/router';
import { followScreens } from './follow-screens.ts';
import { preloadLinkedScreens } from './linked-screens.ts';

jest.mock('./linked-screens.ts', () => ({ preloadLinkedScreens: jest.fn() }));
const preload = jest.mocked(preloadLinkedScreens);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('once each screen is there and the page quiet, what it links is fetched ahead', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/projects'] });
  followScreens(router);
  expect(preload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(preload).toHaveBeenCalledTimes(1);

  await router.navigate('/projects?page=1');
  await jest.advanceTimersByTimeAsync(2000);
  expect(preload).toHaveBeenCalledTimes(1);

  await router.navigate('/projects/TPN:1');
  await jest.advanceTimersByTimeAsync(2000);
  expect(preload).toHaveBeenCalledTimes(2);
});
