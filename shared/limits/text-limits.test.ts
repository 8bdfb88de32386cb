import { COMMENT, listTooLong, longestText, SEQUENCE, SHORT_TEXT, textTooLong } from './text-limits.ts';

test.each([
  ['comment', COMMENT],
  ['qcNote', COMMENT],
  ['oligoSequenceFasta', SEQUENCE],
  ['workUnitName', SHORT_TEXT],
  ['constructor', SHORT_TEXT],
])('%s may have %i characters', (member, longest) => {
  expect(longestText(member)).toBe(longest);
});

test('a text up to the limit is fine, a longer one is refused with the numbers', () => {
  expect(textTooLong('x'.repeat(500), 500)).toBeUndefined();
  expect(textTooLong('x'.repeat(10_001), 10_000)).toBe(
    'This text has 10,001 characters; at most 10,000 can be saved. Please shorten it.',
  );
});

test('so is a list', () => {
  expect(listTooLong(500, 500)).toBeUndefined();
  expect(listTooLong(10_000, 500)).toBe(
    'This list has 10,000 rows; at most 500 can be saved. Please leave some out.',
  );
});
