import { sinceOf } from './since.ts';

const STAMPS = [
  { statusName: 'Genotype In Progress', date: '2020-01-02T10:00:00' },
  { statusName: 'Genotype Not Confirmed', date: '2020-02-02T10:00:00' },
  { statusName: 'Genotype In Progress', date: '2020-03-02T10:00:00' },
];

test.each([
  ['the last time that it was reached', 'Genotype In Progress', '2020-03-02T10:00:00'],
  ['its only stamp', 'Genotype Not Confirmed', '2020-02-02T10:00:00'],
  ['nothing without a stamp', 'Genotype Confirmed', undefined],
  ['nothing without a status', null, undefined],
])('%s', (_title, status, since) => expect(sinceOf(status, STAMPS)).toBe(since));
