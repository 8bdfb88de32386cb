import { brokenBudget, wasGood, type VersionNumbers } from './error-budget.ts';
import { decide, type GuardedRemote, type GuardMode, type PastAction } from './release-decision.ts';

/** Numbers of everybody, and of those from signed-in networks, each: all, failed to load, failed. */
const numbers = (
  [all, failedToLoad = 0, failed = 0]: number[],
  [knownAll, knownLoad = 0, knownFailed = 0]: number[],
): VersionNumbers => ({
  everybody: { all: all ?? 0, failedToLoad, failed },
  known: { all: knownAll ?? 0, failedToLoad: knownLoad, failed: knownFailed },
});
const judged = (everybody: number[], known: number[], version = '1.1.0') => ({
  version,
  numbers: numbers(everybody, known),
});
const GOOD = judged([500, 2, 10], [100, 0, 2], '1.0.0');

test.each([
  ['nobody has used it', [0], [0], false],
  ['29 visitors are too few', [29, 29, 29], [29, 29, 29], false],
  ['30 visitors, of whom 5 are known, are enough', [30, 4], [5, 3], true],
  ['4 known visitors are too few', [300, 300], [4, 4], false],
  ['2 known failures are too few', [300, 300], [30, 2], false],
  ['anonymous reports alone are not believed', [1000, 900, 900], [40, 0, 0], false],
  ['known visitors alone who fail rarely do not count', [100, 50], [100, 4], false],
  ['5 % may fail to load', [100, 5], [60, 5], false],
  ['more may not', [100, 6], [60, 6], true],
  ['20 % may see it fail', [100, 0, 20], [60, 0, 12], false],
  ['more may not', [100, 0, 21], [60, 0, 13], true],
])('%s', (_what, everybody, known, isBroken) => {
  expect(brokenBudget(judged(everybody, known), GOOD) !== undefined).toBe(isBroken);
});

test('what fails as often in the other version is no fault of this one', () => {
  const asBad = judged([200, 20], [50, 5], '1.0.0');
  expect(brokenBudget(judged([100, 12], [50, 6]), asBad)).toBeUndefined();
  expect(brokenBudget(judged([100, 31], [50, 16]), asBad)).toBeDefined();
});

test('the reason has the numbers', () => {
  expect(brokenBudget(judged([40, 12], [10, 5]), GOOD)).toBe(
    '12 of 40 (30 %) visitors could not load it, of those from signed-in networks 5 of 10 (50 %); ' +
      'of 1.0.0 2 of 500 (0.4 %); the limit is 5 %',
  );
});

test.each([
  [[500, 2, 10], true],
  [[29, 0, 0], false],
  [[100, 2, 10], true],
  [[100, 3, 0], false],
  [[100, 0, 11], false],
])('a version with %j was a good one: %s', (everybody, isGood) => {
  expect(wasGood(numbers(everybody, [0]))).toBe(isGood);
});

describe('a site', () => {
  const NOW = new Date('2026-03-01T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
  const BAD = judged([40, 12], [10, 5]);
  const remote = (change: Partial<GuardedRemote> = {}): GuardedRemote => ({
    name: 'remote-reports',
    live: { ...GOOD, since: hoursAgo(2) },
    canary: undefined,
    previous: undefined,
    ...change,
  });
  const broken = (change: Partial<GuardedRemote> = {}) =>
    remote({ live: { ...BAD, since: hoursAgo(2) }, previous: GOOD, ...change });
  const withCanary = remote({ canary: { ...BAD, version: '1.2.0' } });
  const done = (change: Partial<PastAction> = {}): PastAction => ({
    area: 'remote-search',
    version: '3.0.0',
    action: 'rollback',
    at: hoursAgo(2),
    ...change,
  });

  test.each<[string, GuardedRemote[], PastAction[], GuardMode, string | undefined]>([
    ['does nothing while all is well', [remote()], [], 'all', undefined],
    ['stops a canary that breaks its budget', [withCanary], [], 'canaries', 'abort 1.2.0'],
    ['stops nothing when that is switched off', [withCanary, broken()], [], 'off', undefined],
    [
      'stops each canary once',
      [withCanary],
      [done({ area: 'remote-reports', version: '1.2.0' })],
      'all',
      undefined,
    ],
    ['rolls back', [broken()], [], 'all', 'rollback 1.1.0'],
    ['stops a canary first', [broken(), { ...withCanary, name: 'remote-search' }], [], 'all', 'abort 1.2.0'],
    ['does not roll back unless that is allowed', [broken()], [], 'canaries', undefined],
    ['has nothing to go back to', [broken({ previous: undefined })], [], 'all', undefined],
    [
      'does not go back to a version that was bad',
      [broken({ previous: judged([100, 4], [50, 2], '1.0.0') })],
      [],
      'all',
      undefined,
    ],
    [
      'does not go back to a version that few used',
      [broken({ previous: judged([10], [5], '1.0.0') })],
      [],
      'all',
      undefined,
    ],
    [
      'leaves what has been live for more than a day',
      [broken({ live: { ...BAD, since: hoursAgo(25) } })],
      [],
      'all',
      undefined,
    ],
    [
      'rolls nothing back when several areas fail at once',
      [broken(), broken({ name: 'remote-search' })],
      [],
      'all',
      undefined,
    ],
    ['waits an hour after a rollback', [broken()], [done({ at: hoursAgo(0.9) })], 'all', undefined],
    ['and no longer', [broken()], [done({ at: hoursAgo(1.1) })], 'all', 'rollback 1.1.0'],
    [
      'leaves what people made live again',
      [broken()],
      [done({ area: 'remote-reports', version: '1.1.0', at: hoursAgo(9) })],
      'all',
      undefined,
    ],
  ])('%s', (_what, remotes, past, mode, expected) => {
    const decision = decide(remotes, past, mode, NOW);
    expect(decision && `${decision.action} ${decision.version}`).toBe(expected);
    if (decision?.action === 'rollback') expect(decision.to).toBe('1.0.0');
  });
});
