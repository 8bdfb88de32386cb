import { requestedDay } from './requested-day.ts';

const NOW = new Date(2031, 2, 2, 23, 30);

test.each(['2031-03-02', '2025-12-31', '2024-02-29'])('%s can be asked for', (day) => {
  expect(requestedDay(day, NOW)).toBe(day);
});

test.each(['', 'yesterday', '2025-02-29', '2025-13-01', '31.12.2025', '2025-12-31T10:00:00'])(
  "'%s' is no day of the calendar",
  (day) => {
    expect(() => requestedDay(day, NOW)).toThrow(`day is a day such as 2025-12-31, not '${day}'.`);
  },
);

test('a day to come is refused', () => {
  expect(() => requestedDay('2031-03-03', NOW)).toThrow(
    '2031-03-03 is yet to come: a record can be read as it was until today, 2031-03-02.',
  );
});
