import {
  isPartMissing,
  numberOf,
  numberText,
  readableNumberText,
  refusalText,
  typedNumber,
} from './number-text.ts';

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
    ['1,234,567', '1234567'],
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['2,', '2.'],
  ])('decimal: "%s" is read as "%s"', (typed, text) => {
    expect(readableNumberText(typed, true)).toBe(text);
  });

  test.each(['1.2.3', '1,2,3', '1,234', '-0.5', '1.5 ng/µl'])('decimal: "%s" is not read', (typed) => {
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

describe('what is typed key by key is understood or asked about, never another number', () => {
  /** What the field contains after these keys, and what it did not take. */
  const type = (keys: string, isDecimal: boolean) =>
    [...keys].reduce((before, key) => typedNumber(before.text + key, before, isDecimal), { text: '' });

  test.each([
    ['1,5', true, { text: '1.5' }],
    ['2.5', true, { text: '2.5' }],
    ['1,5', false, { text: '1', refused: '1,5' }],
    ['1.5', false, { text: '1', refused: '1.5' }],
    ['1,234', false, { text: '1234' }],
    ['1,234,567', false, { text: '1234', refused: '1234,567' }],
    ['12-15', false, { text: '12', refused: '12-15' }],
    ['5-10', true, { text: '5', refused: '5-10' }],
    ['1e3', false, { text: '1', refused: '1e3' }],
    ['1e3', true, { text: '1', refused: '1e3' }],
    ['20 (2 lost)', false, { text: '20', refused: '20(2 lost)' }],
    ['1x5', false, { text: '1', refused: '1x5' }],
    ['x15', false, { text: '15' }],
    ['-7', false, { text: '7', refused: '-7' }],
    ['−0.5', true, { text: '0', refused: '−0.5' }],
    ['１２', false, { text: '12' }],
    ['٣٤', false, { text: '', refused: '٤' }],
  ])('%s, decimal: %s', (keys, isDecimal, expected) => {
    expect(type(keys, isDecimal)).toEqual(expected);
  });

  test.each(['12,5', '12-15', '12x', '-12'])('deleting begins again after %s', (keys) => {
    const shortened = typedNumber('1', type(keys, false), false);
    expect(shortened).toEqual({ text: '1' });
    expect(typedNumber('15', shortened, false)).toEqual({ text: '15' });
  });

  test('another text begins again, and so does an empty field, which cannot be shortened', () => {
    expect(typedNumber('3', type('12-15', false), false)).toEqual({ text: '3' });
    const pasted = typedNumber('12-15', { text: '' }, false);
    expect(typedNumber('3', pasted, false)).toEqual({ text: '3' });
  });

  test('what is missing stays announced; a text that may be two numbers is asked about', () => {
    expect(isPartMissing({ text: '1', refused: '1,5' })).toBe(true);
    expect(isPartMissing({ text: '12', refused: '12-15' })).toBe(true);
    expect(isPartMissing({ text: '', refused: '5 ng' })).toBe(true);
    expect(isPartMissing({ text: '6', refused: '6.' })).toBe(false);
    expect(isPartMissing({ text: '1' })).toBe(false);
    expect(isPartMissing({ text: '7', refused: '-7' })).toBe(true);
    expect(isPartMissing({ text: '7', refused: '+7' })).toBe(false);
    expect(isPartMissing({ text: '', refused: '٣٤' })).toBe(true);
    expect(isPartMissing({ text: '', refused: '-' })).toBe(false);
    expect(refusalText('1,234', true)).toBe('“1,234” was not taken: write 1234 or 1.234.');
  });
});
