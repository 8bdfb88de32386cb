import { dateProblem } from './date-problem.ts';

test.each([
  ['', {}, undefined],
  ['2026-11-21', {}, undefined],
  ['2026-11-21', { min: '2026-11-21', max: '2026-11-21' }, undefined],
  ['2026-11-20', { min: '2026-11-21' }, 'Choose 2026-11-21 or a later day.'],
  ['2026-11-22', { max: '2026-11-21' }, 'Choose 2026-11-21 or an earlier day.'],
  ['202611-02-03', {}, 'The year has too many digits.'],
])('%s within %j: %s', (value, limits, expected) => {
  expect(dateProblem(value, limits)).toBe(expected);
});
