import { dayProblem, lastDayProblem, periodText, stepsPeriod } from './steps-period.ts';

const TODAY = '2026-03-15';

test.each([
  ['', '', null, null],
  ['2025-01-01', '2025-12-31', '2025-01-01', '2025-12-31'],
  ['2025-01-01', '', '2025-01-01', null],
  ['', TODAY, null, TODAY],
  ['2025-02-30', 'last year', null, null],
  // To come, or one behind the other.
  ['2025-01-01', '2026-03-16', '2025-01-01', null],
  ['2025-12-31', '2025-01-01', null, null],
])('from "%s" to "%s" it is from %s to %s', (stepsFrom, stepsTo, from, to) => {
  expect(stepsPeriod({ stepsFrom, stepsTo }, TODAY)).toEqual({ from, to });
});

test('a day to come is pointed out', () => {
  expect(dayProblem('2026-03-16', TODAY)).toBe('This day is yet to come: the numbers are those without it.');
  for (const text of ['', TODAY, '2025-02-30']) expect(dayProblem(text, TODAY)).toBeUndefined();
});

test('and so is a last day before the first', () => {
  const of = (stepsFrom: string, stepsTo: string) => lastDayProblem({ stepsFrom, stepsTo }, TODAY);
  expect(of('2025-12-31', '2025-01-01')).toBe(
    'This day is before the first one: the numbers are those of all time.',
  );
  expect(of('2025-01-01', '2026-03-16')).toMatch(/^This day is yet to come/);
  expect(of('2025-01-01', '2025-01-01')).toBeUndefined();
  expect(of('', '2025-01-01')).toBeUndefined();
});

test.each([
  [null, null, ''],
  ['2025-01-01', '2025-12-31', 'from 2025-01-01 to 2025-12-31'],
  ['2025-01-01', null, 'since 2025-01-01'],
  [null, '2025-12-31', 'until 2025-12-31'],
  ['2025-01-01', '2025-01-01', 'on 2025-01-01'],
])('from %s to %s is "%s"', (from, to, text) => {
  expect(periodText({ from, to })).toBe(text);
});
