import { readRequest } from './request.ts';

const ask = (query: object) => readRequest({ reporttype: 'month', attempt: 'escell', ...query });

test('month and year are read in any case, escell is the attempt type es cell (api-3 §7.1)', () => {
  expect(ask({ reporttype: 'MONTH' })).toEqual({
    step: 'month',
    attemptTypeName: 'es cell',
    workUnits: [],
    workGroup: null,
    from: '1000-01-01',
    before: '3001-01-01',
  });
  expect(ask({ reporttype: 'Year', attempt: 'Haplo-Essential CRISPR' })).toMatchObject({
    step: 'year',
    attemptTypeName: 'haplo-essential crispr',
  });
});

test('blanks around the attempt type do not count', () => {
  expect(ask({ attempt: ' Es Cell ' }).attemptTypeName).toBe('es cell');
});

test('work units are a list; a group counts together with them only', () => {
  expect(ask({ workunit: ' JAX, BCM ,', workGroup: 'BaSH' })).toMatchObject({
    workUnits: ['jax', 'bcm'],
    workGroup: 'bash',
  });
  expect(ask({ workGroup: 'BaSH' })).toMatchObject({ workUnits: [], workGroup: null });
});

test.each([
  [
    'a month',
    { startyear: '2011', startmonth: '2', endyear: '2011', endmonth: '2' },
    ['2011-02-01', '2011-03-01'],
  ],
  ['up to December', { endyear: '2011', endmonth: '12' }, ['1000-01-01', '2012-01-01']],
  ['years alone', { startyear: '2011', endyear: '2012' }, ['2011-01-01', '2013-01-01']],
  ['months without a year', { startmonth: '2', endmonth: '3' }, ['1000-01-01', '3001-01-01']],
  [
    'months of a yearly table',
    { reporttype: 'year', startyear: '2011', startmonth: '5', endyear: '2011', endmonth: '5' },
    ['2011-01-01', '2012-01-01'],
  ],
])('%s: from the first day, up to the day before the next', (_what, query, expected) => {
  const { from, before } = ask(query);
  expect([from, before]).toEqual(expected);
});

test.each([
  [{ reporttype: 'week' }, "The reporttype is 'month' or 'year', not 'week'."],
  [{ startyear: 'x' }, "The year 'x' is not a number from 1000 to 2999."],
  [{ endyear: '2011', endmonth: '13' }, "The month '13' is not a number from 1 to 12."],
])('%j is refused', (query, text) => {
  expect(() => ask(query)).toThrow(text);
});
