/** @jest-environment jest-fixed-jsdom */
import { RemoteError } from '../federation/remote-error.ts';
import { PendingReport } from './pending-report.ts';
import { FRAMES, REPORTS } from './testing/frames.ts';

const SHELL_PART = { area: 'shell', version: __FRAME_VERSION__, contract: 1 };
const REPORTS_PART = { area: 'remote-reports', version: '1.2.0', contract: 1 };
const LOGIN = [{ since: 0, asked: 0, pathname: '/login' }];
const WAY = [...LOGIN, { since: 5000, asked: 5000, pathname: '/reports' }];
const lcp = { metric: 'LCP', value: 900, at: 800, pathname: undefined, isOfShell: false } as const;
const failure = { cause: new RemoteError(REPORTS, 'render', 'x'), pathname: '/reports' };

const open = () => new PendingReport(FRAMES, 'Firefox');

test('a visit is reported once: the shell, and each remote when somebody comes to it', () => {
  const report = open();
  expect(report.take(LOGIN)).toEqual({
    browser: 'Firefox',
    runs: [{ ...SHELL_PART, isNew: true }],
    vitals: [],
    errors: [],
  });
  expect(report.take(LOGIN)).toBeUndefined();
  expect(report.take(WAY)?.runs).toEqual([
    { ...SHELL_PART, isNew: false },
    { ...REPORTS_PART, isNew: true },
  ]);
  expect(report.take(WAY)).toBeUndefined();
});

test.each([
  ['before the way there', { ...lcp, at: 4999 }, 'shell'],
  ['after it', { ...lcp, at: 5000 }, 'remote-reports'],
  ['of the way there', { ...lcp, at: 0, pathname: '/reports' }, 'remote-reports'],
  ['of the page itself', { ...lcp, at: 6000, isOfShell: true }, 'shell'],
])('a value %s belongs to %s', (_when, measured, area) => {
  const report = open();
  report.addVital(measured, WAY);
  expect(report.take(WAY)?.vitals).toEqual([{ area, metric: 'LCP', value: 900 }]);
  expect(report.take(WAY)).toBeUndefined();
});

test('the same failure again is counted', () => {
  const report = open();
  for (let times = 0; times < 3; times++) report.addFailure(failure);
  expect(report.take(WAY)?.errors).toEqual([
    expect.objectContaining({ area: 'remote-reports', kind: 'render', count: 3 }),
  ]);
});

test('a remote that failed where nobody went is among what the page runs', () => {
  const report = open();
  report.addFailure({ ...failure, pathname: '/login' });
  expect(report.take(LOGIN)?.runs).toContainEqual({ ...REPORTS_PART, isNew: true });
});

test('a page with very many errors reports no more than the server accepts', () => {
  const report = open();
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (const letter of letters)
    report.addFailure({ ...failure, cause: new TypeError(`${letter} is not there`) });
  for (let times = 0; times < 2000; times++)
    report.addFailure({ ...failure, cause: new TypeError('a is not there') });
  for (let times = 0; times < 60; times++) report.addVital(lcp, LOGIN);
  const { errors = [], vitals } = report.take(LOGIN) ?? {};
  expect(errors).toHaveLength(20);
  expect(errors[0]?.count).toBe(1000);
  expect(vitals).toHaveLength(50);
});
