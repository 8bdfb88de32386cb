import { withStopReason } from './stop-reason.ts';

test.each([
  ['is the comment of a record without one', '', 'Animals lost', 'Stopped: Animals lost'],
  ['is the last line of a comment', 'Second round', 'Animals lost', 'Second round\nStopped: Animals lost'],
  [
    'replaces another reason',
    'Second round\nStopped: Animals lost',
    'Allele made elsewhere',
    'Second round\nStopped: Allele made elsewhere',
  ],
  ['is taken back', 'Second round\nStopped: Animals lost', '', 'Second round'],
  ['is taken back where it was alone', 'Stopped: Animals lost', '', ''],
])('a reason %s', (_title, comment, reason, expected) =>
  expect(withStopReason(comment, reason)).toBe(expected),
);
