import { numberOf, numberText, readableNumberText } from './number-text.ts';

describe('what may be typed (ui-screens 2.9)', () => {
  test.each([
    ['', ''],
    ['007', '007'],
    [' 12 345 ', '12345'],
    ['1,234,567', '1234567'],
  ])('whole: "%s" is read as "%s"', (typed, text) => {
    expect(readableNumberText(typed, false)).toBe(text);
  });

  test.each(['-1', '12-15', '1.5', '1,5', '1e3', 'abc', '1,23'])('whole: "%s" is not read', (typed) => {
    expect(readableNumberText(typed, false)).toBeUndefined();
  });

  test.each([
    ['1.', '1.'],
    ['.5', '.5'],
    ['.', '.'],
    ['1,234.5', '1234.5'],
  ])('decimal: "%s" is read as "%s"', (typed, text) => {
    expect(readableNumberText(typed, true)).toBe(text);
  });

  test.each(['1.2.3', '1,5', '-0.5', '1.5 ng/µl'])('decimal: "%s" is not read', (typed) => {
    expect(readableNumberText(typed, true)).toBeUndefined();
  });
});

test.each([
  ['', null],
  ['.', null],
  ['0', 0],
  ['007', 7],
  ['1.', 1],
  ['.5', 0.5],
])('the text "%s" means %j', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test.each([
  [null, ''],
  [Number.NaN, ''],
  [0, '0'],
  [195471971, '195471971'],
  [0.00000012, '0.00000012'],
])('the number %p is written "%s"', (value, text) => {
  expect(numberText(value)).toBe(text);
});
