/** @jest-environment jest-fixed-jsdom */
import { isSparingData } from './sparing-data.ts';

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
