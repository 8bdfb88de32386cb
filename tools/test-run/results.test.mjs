import { countJest, countPlaywright, lastLine, summaryTable } from './results.mjs';

/** @param {string} file */
const packageOf = (file) => file.split('/')[0] ?? '';

/** @param {string} name @param {string} status @param {string[]} tests */
const file = (name, status, ...tests) => ({
  name,
  status,
  assertionResults: tests.map((status, index) => ({
    fullName: `test ${index}`,
    status,
    failureMessages: [],
  })),
});

test('tests are counted by package', () => {
  const report = {
    testResults: [
      file('shared/a.test.ts', 'passed', 'passed', 'passed'),
      file('shell/b.test.ts', 'failed', 'passed', 'failed', 'pending', 'todo'),
      file('shared/c.test.ts', 'passed', 'passed'),
    ],
  };
  expect(countJest(report, packageOf)).toEqual([
    { name: 'shared', passed: 3, failed: 0, skipped: 0, failures: [] },
    { name: 'shell', passed: 1, failed: 1, skipped: 2, failures: [{ test: 'test 1', message: '' }] },
  ]);
});

test('a file that does not load is a failure, although none of its tests failed', () => {
  expect(countJest({ testResults: [file('server/a.test.ts', 'failed')] }, packageOf)).toEqual([
    {
      name: 'server',
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [{ test: 'server/a.test.ts', message: '' }],
    },
  ]);
});

test('in the browser, tests are counted by file; what passed only when repeated, and errors outside of tests, failed', () => {
  const specs = (/** @type {string[]} */ ...statuses) =>
    statuses.map((status) => ({ title: status, tests: [{ status }] }));
  const title = 'a';
  const report = {
    suites: [
      {
        title,
        file: 'journeys/a.spec.ts',
        specs: specs('expected'),
        suites: [{ title, specs: specs('expected', 'flaky', 'unexpected') }],
      },
      { title, file: 'b.spec.ts', specs: specs('skipped') },
    ],
    errors: [{ message: 'No site' }],
  };
  expect(countPlaywright(report, (file) => `browser ${file}`, 'browser')).toEqual([
    {
      name: 'browser journeys/a.spec.ts',
      passed: 2,
      failed: 2,
      skipped: 0,
      failures: [
        { test: 'a › a › flaky', message: '' },
        { test: 'a › a › unexpected', message: '' },
      ],
    },
    { name: 'browser b.spec.ts', passed: 0, failed: 0, skipped: 1, failures: [] },
    {
      name: 'browser',
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [{ test: 'outside of tests', message: 'No site' }],
    },
  ]);
});

test('the table shows every step, the last line the totals', () => {
  const results = [
    { name: 'types', seconds: 6.04, passed: 1, failed: 0, skipped: 0 },
    { name: 'server (PostgreSQL)', seconds: 0, passed: 0, failed: 0, skipped: 0, note: 'not found' },
    { name: 'browser', seconds: 100, passed: 40, failed: 2, skipped: 1 },
  ];
  expect(summaryTable(results).split('\n')).toEqual([
    'step                 seconds   passed   failed  skipped',
    'types                    6.0        1        0        0',
    'server (PostgreSQL)      0.0        0        0        0  not found',
    'browser                100.0       40        2        1',
  ]);
  expect(lastLine(results)).toBe('41 passed, 2 failed');
});
