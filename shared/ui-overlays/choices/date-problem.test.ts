import { dateProblem } from './date-problem.ts';

test.each([
  ['', {}, undefined],
  ['2026-11-21', {}, undefined],
  ['2026-11-21', { min: '2026-11-21', max: '2026-11-21' }, undefined],
  ['2026-11-20', { min: '2026-11-21' }, 'Choose 2026-11-21 or a later day.'],
  ['2026-11-22', { max: '2026-11-21' }, 'Choose 2026-11-21 or an earlier day.'],
  ['202611-02-03', {}, 'The year has too many digits.'],
  ['2026-02-30', {}, 'There is no day 2026-02-30.'],
  ['2026-11', {}, 'Write the date as YYYY-MM-DD, for example 2031-05-09.'],
  ['21/11/2026', {}, 'Write the date as YYYY-MM-DD, for example 2031-05-09.'],
])('%s within %j: %s', (value, limits, expected) => {
  expect(dateProblem(value, limits)).toBe(expected);
});
