import { durationText, timeLeftText } from './times.ts';

test.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [180, '3 hours'],
])('%d minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [120_000, 'in less than 2 minutes'],
  [60_001, 'in less than 2 minutes'],
  [60_000, 'in less than a minute'],
  [30_000, 'in less than 30 seconds'],
  [10_000, 'in less than 10 seconds'],
  [1, 'in less than 10 seconds'],
])('%d ms are shown as %s', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text);
});
