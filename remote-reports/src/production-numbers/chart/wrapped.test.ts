import { wrapped } from './wrapped.ts';

test.each([
  ['short', 20, ['short']],
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 3, ['one', 'two', 'three']],
  ['averylongword and', 5, ['averylongword', 'and']],
])('"%s" in lines of %d letters', (text, most, lines) => {
  expect(wrapped(text, most)).toEqual(lines);
});
