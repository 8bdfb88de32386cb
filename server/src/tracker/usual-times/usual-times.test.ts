import type { StatusStep } from 'shared/contract';
import { usualDays } from './usual-times.ts';

const step = (toStatusName: string, steps: number, upperQuartileDays: number): StatusStep => ({
  attemptTypeName: 'crispr',
  fromStatusName: 'Embryos Obtained',
  toStatusName,
  steps,
  medianDays: 1,
  lowerQuartileDays: 1,
  upperQuartileDays,
});

test.each([
  ['the step that most plans take', [step('Genotype Confirmed', 2, 5), step('Founder Obtained', 9, 40)], 40],
  // As the reports show it: 48 days and no more.
  ['whole days', [step('Founder Obtained', 9, 48.23)], 48],
  ['the nearest of them', [step('Founder Obtained', 9, 48.5)], 49],
  ['a day at least', [step('Founder Obtained', 9, 0.2)], 1],
  ['and no abortion', [step('Founder Obtained', 2, 40), step('Attempt Aborted', 9, 300)], 40],
  ['the limit of languishing without any', [step('Attempt Aborted', 9, 300)], 180],
])('%s', (_case, steps, days) => {
  expect(usualDays(steps, 6)('crispr', 'Embryos Obtained')).toBe(days);
});
