import { startProblem, stopProblem } from './deletion-problems.ts';

const row = { chr: 'chr5', start: '31220101', stop: '31220600' };

test.each([
  [{}, undefined],
  [{ start: '' }, 'Enter the first deleted base.'],
  [{ start: '1' }, 'The smallest start is 2.'],
  [{ start: '2' }, undefined],
  [{ start: '151758148' }, undefined],
  [{ start: '151758149' }, 'chr5 ends before: it has 151,758,149 bases.'],
  [{ chr: 'chr4_JH584295v1_random', start: '1975' }, undefined],
  [
    { chr: 'chr4_JH584295v1_random', start: '1976' },
    'chr4_JH584295v1_random ends before: it has 1,976 bases.',
  ],
  [{ chr: 'chr20', start: '151758149' }, undefined],
])('the start of a deletion %j: %s (PP-31, api-2 §16.4)', (change, problem) => {
  expect(startProblem({ ...row, ...change })).toBe(problem);
});

test.each([
  [{}, undefined],
  [{ stop: '' }, 'Enter the last deleted base.'],
  [{ stop: '31220101' }, undefined],
  [{ stop: '31220100' }, 'The stop must not be before the start.'],
  [{ chr: 'chrM', start: '16000', stop: '16299' }, 'chrM ends before: it has 16,299 bases.'],
  [{ start: '', stop: '31220100' }, undefined],
])('the stop of a deletion %j: %s (PP-31, api-2 §16.4)', (change, problem) => {
  expect(stopProblem({ ...row, ...change })).toBe(problem);
});
