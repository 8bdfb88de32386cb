import { monthAfterKey } from './month-after-key.ts';

const MONTHS = { first: 100, last: 200 };

test.each([
  ['ArrowRight', 150, 151],
  ['ArrowUp', 150, 151],
  ['ArrowLeft', 150, 149],
  ['ArrowDown', 150, 149],
  ['PageUp', 150, 162],
  ['PageDown', 150, 138],
  ['Home', 150, 100],
  ['End', 150, 200],
  ['ArrowLeft', 100, 100],
  ['PageDown', 105, 100],
  ['ArrowRight', 200, 200],
  ['PageUp', 195, 200],
  ['ArrowLeft', null, 200],
  ['Home', null, 100],
])('%s goes from %s to %s, as keys of a slider do (WAI-ARIA)', (key, current, next) => {
  expect(monthAfterKey(key, current, MONTHS)).toBe(next);
});

test.each(['Tab', 'Escape', 'Enter', 'a'])('%s is left to others', (key) => {
  expect(monthAfterKey(key, 150, MONTHS)).toBeUndefined();
});
