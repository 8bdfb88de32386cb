import { audienceOf } from './command.mjs';
import { machineProblem } from './machine-problem.mjs';

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

test('a full disk is said in words, with the file; other errors are shown as they are', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: 'dist/site/federation.json',
  });
  expect(machineProblem(full)).toBe(
    'dist/site/federation.json: The disk is full. Make room. Then repeat the command: what it has begun is finished.',
  );
  expect(machineProblem(new TypeError('x is not a function'))).toBeUndefined();
});
