import { requiredWhen } from './required-check.ts';

test.each([
  ['nothing', '', 'Reference is required'],
  ['blanks', '  ', 'Reference is required'],
  ['a text', 'R1', true],
])('a needed reference of %s', (_what, value, result) => {
  expect(requiredWhen(() => true, 'Reference')(value)).toBe(result);
});

test('what is not needed may be empty', () => {
  expect(requiredWhen(() => false, 'Reference')('')).toBe(true);
});
