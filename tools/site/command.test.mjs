import { audienceOf } from './command.mjs';

test.each([
  [{}, undefined],
  [{ percentage: '10' }, { percentage: 10, accounts: [] }],
  [
    { percentage: '0.5', accounts: 'a@b.org, c@d.org,' },
    { percentage: 0.5, accounts: ['a@b.org', ' c@d.org'] },
  ],
  [{ accounts: 'a@b.org' }, { accounts: ['a@b.org'] }],
])('%j names %j', (options, expected) => {
  expect(audienceOf(options)).toEqual(expected);
});

test.each(['101', '-1', 'half'])('%s is no percentage', (percentage) => {
  expect(() => audienceOf({ percentage })).toThrow('The percentage is a number from 0 to 100.');
});
