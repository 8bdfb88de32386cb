/** @jest-environment jest-fixed-jsdom */
import { isSparingData, preloadWhenQuiet } from './idle-preload.ts';
import { prepareCode } from './prepare-address.ts';

jest.mock('./prepare-address.ts', () => ({ prepareCode: jest.fn() }));
const asked = jest.mocked(prepareCode);

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
  preloadWhenQuiet(['/search', '/reports']);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(asked.mock.calls).toEqual([['/search']]);
  jest.advanceTimersByTime(2000);
  expect(asked.mock.calls).toEqual([['/search'], ['/reports']]);
});

test('nothing is fetched in advance by somebody who spares data', () => {
  preloadWhenQuiet(['/search'], { saveData: true });
  jest.runAllTimers();
  expect(asked).not.toHaveBeenCalled();
});
