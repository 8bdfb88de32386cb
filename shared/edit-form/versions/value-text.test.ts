import { valueText } from './value-text.ts';

it.each([
  [null, 'nothing'],
  [undefined, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [true, 'yes'],
  [false, 'no'],
  [0, '0'],
  ['Withdrawn', 'Withdrawn'],
  [['KOMP', 'NIH'], 'KOMP, NIH'],
  [{ typeName: 'Cas9', concentration: 20, className: null }, 'typeName: Cas9, concentration: 20'],
  [[{ name: 'a' }, { name: 'b' }], 'name: a, name: b'],
])('the value %j reads "%s" beside another', (value, text) => {
  expect(valueText(value)).toBe(text);
});
