import { summaryOf } from './chaos-run.mjs';

const healing = (/** @type {number} */ ms) => ({ fault: 'f', journey: 'j', harm: 'h', ms });

test.each([
  ['all is well', [100, 2000, 9000], [], true, 'median 2.0 s'],
  ['nobody was harmed', [], [], true, 'median 0.0 s'],
  ['half of it takes too long', [100, 6000, 9000], [], false, 'median 6.0 s'],
  ['a page never comes back', [100, 200, Infinity], [], false, 'longest never'],
  ['work is lost', [100], ['f: a comment'], false, 'Work lost: 1 (bound 0)\n  f: a comment'],
])('%s', (_case, times, losses, isGood, words) => {
  const summary = summaryOf({ faults: 3, healings: times.map(healing), losses });
  expect(summary.isGood).toBe(isGood);
  expect(summary.text).toContain(words);
});
