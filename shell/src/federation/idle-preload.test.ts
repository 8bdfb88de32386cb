/** @jest-environment jest-fixed-jsdom */
import { isSparingData, preloadWhenIdle } from './idle-preload.ts';
import { preloadAddress } from './registry-store.ts';

jest.mock('./registry-store.ts', () => ({ preloadAddress: jest.fn() }));
const asked = jest.mocked(preloadAddress);

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
});
afterEach(() => jest.useRealTimers());

test.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a connection of %j is to be spared: %s', (connection, expected) => {
  expect(isSparingData(connection)).toBe(expected);
});

test('areas are fetched one after the other, each in a quiet moment', () => {
  preloadWhenIdle(['/search', '/reports']);
  expect(asked).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(asked.mock.calls).toEqual([['/search']]);
  jest.runOnlyPendingTimers();
  expect(asked.mock.calls).toEqual([['/search'], ['/reports']]);
});

test('nothing is fetched in advance by somebody who spares data', () => {
  preloadWhenIdle(['/search'], { saveData: true });
  jest.runAllTimers();
  expect(asked).not.toHaveBeenCalled();
});
