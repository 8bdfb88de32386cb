import { dayWarnings } from './day-warnings.ts';

test.each([
  ['', []],
  ['2031-03-01', []],
  ['3', []],
  ['2031-13-01', []],
  ['2031-03-02', ['The MI date 2031-03-02 has not come yet.']],
])('the warnings of the day %j: %j', (day, warnings) => {
  expect(dayWarnings('MI date', day, '2031-03-01')).toEqual(warnings);
});
