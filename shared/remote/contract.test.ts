import { isCompatible, REMOTE_CONTRACT } from './contract.ts';

test.each([
  [3, 3, true],
  [2, 3, true],
  [1, 3, false],
  [4, 3, false],
  [0, 1, false],
  [2.5, 3, false],
  [Number.NaN, 3, false],
])('a remote of contract %d runs in a shell of contract %d: %s', (offered, supported, expected) => {
  expect(isCompatible(offered, supported)).toBe(expected);
});

test('a remote of this working copy runs in the shell of this working copy', () => {
  expect(isCompatible(REMOTE_CONTRACT)).toBe(true);
});
