import { failureList, failuresOfJest, failuresOfPlaywright } from './failures.mjs';

test('a failed test is named with its message, a file that does not load with why', () => {
  const tests = [
    { fullName: 'a gene is found', status: 'passed', failureMessages: [] },
    { fullName: 'a plan is saved', status: 'failed', failureMessages: ['Expected: 1'] },
  ];
  expect(failuresOfJest({ name: 'a.test.ts', status: 'failed', assertionResults: tests })).toEqual([
    { test: 'a plan is saved', message: 'Expected: 1' },
  ]);
  expect(
    failuresOfJest({ name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }),
  ).toEqual([{ test: 'b.test.ts', message: 'No such module' }]);
});

test('a browser test is named with its file and chapters', () => {
  const error = { message: 'Timeout' };
  const suite = {
    title: 'journeys/a.spec.ts',
    specs: [{ title: 'one', tests: [{ status: 'expected' }, { status: 'skipped' }] }],
    suites: [
      {
        title: 'on a handset',
        specs: [{ title: 'two', tests: [{ status: 'unexpected', results: [{ error }] }] }],
      },
    ],
  };
  expect(failuresOfPlaywright(suite)).toEqual([
    { test: 'journeys/a.spec.ts › on a handset › two', message: 'Timeout' },
  ]);
});

test('the list shows the beginning of each message, without colours and empty lines', () => {
  const message = `\u001B[31mExpected: 1\u001B[39m\n\n${'at line\n'.repeat(20)}`;
  const failures = [{ test: 'two', message }];
  const lines = failureList([{ name: 'types' }, { name: 'browser', failures }]).split('\n');
  expect(lines.slice(0, 3)).toEqual(['✘ browser: two', '    Expected: 1', '    at line']);
  expect(lines).toHaveLength(13);
  expect(failureList([{ name: 'types' }])).toBe('');
});
