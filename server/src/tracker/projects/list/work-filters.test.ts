import { hoursAhead } from '../../../../testing/time-zone.ts';
import { readWorkFilters } from './work-filters.ts';

const read = (raw: Parameters<typeof readWorkFilters>[0]) =>
  readWorkFilters(raw, new Date('2031-03-31T12:00:00Z'));

test('filters that are not given, or empty, ask for nothing', () => {
  expect(read({})).toEqual({});
  expect(read({ olderThan: '', lacks: [' '], changedBy: '' })).toEqual({});
});

test.each([
  ['1', '2031-02-28'],
  ['12', '2030-03-31'],
  ['27', '2028-12-31'],
  [['12', '6'], '2030-09-30'],
])('older than %s months is since before %s', (olderThan, sinceBefore) => {
  expect(read({ olderThan })).toEqual({ sinceBefore });
});

test('changes by people, in any case, between days', () => {
  expect(read({ changedFrom: '2031-01-01', changedBy: ['Jo@Lab.example'] })).toEqual({
    changes: { from: '2031-01-01', to: undefined, by: ['jo@lab.example'] },
  });
});

test('what is missing, what stands still, and reasons', () => {
  expect(read({ lacks: ['guides', 'colony'], stalled: 'usual', stopReason: 'Animals lost' })).toEqual({
    lacks: ['guides', 'colony'],
    usualUntilBefore: '2031-03-31',
    stopReasons: ['Animals lost'],
  });
});

test.each([
  [{ olderThan: 'a year' }, "olderThan is a number of months from 1 to 600, not 'a year'."],
  [{ olderThan: '0' }, "olderThan is a number of months from 1 to 600, not '0'."],
  [{ changedFrom: '1.2.2031' }, "changedFrom is a day such as 2026-03-31, not '1.2.2031'."],
  [{ changedTo: '2031-02-30' }, "changedTo is a day such as 2026-03-31, not '2031-02-30'."],
  [{ lacks: 'mice' }, "lacks is one of guides, colony, not 'mice'."],
  [{ stalled: 'yes' }, "stalled is 'usual' (longer than usual), not 'yes'."],
])('%j is refused', (raw, message) => {
  expect(() => read(raw)).toThrow(message);
});

test('today is that of the server, as stored days are', async () => {
  const evening = new Date('2031-03-31T20:00:00Z');
  const filters = await hoursAhead(10, () => readWorkFilters({ olderThan: '1', stalled: 'usual' }, evening));
  expect(filters).toEqual({ sinceBefore: '2031-03-01', usualUntilBefore: '2031-04-01' });
});
