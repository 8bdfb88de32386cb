import { matchingOptions, toggledChoice } from './chosen-values.ts';

const OPTIONS = ['BaSH', 'DTCC', 'JAX'];

test.each([
  ['', OPTIONS],
  ['  ', OPTIONS],
  ['a', ['BaSH', 'JAX']],
  ['dTc', ['DTCC']],
  ['zz', []],
])('"%s" matches %j', (text, expected) => {
  expect(matchingOptions(OPTIONS, text)).toEqual(expected);
});

test.each([
  [[], 'JAX', ['JAX']],
  [['JAX'], 'BaSH', ['BaSH', 'JAX']],
  [['BaSH', 'JAX'], 'BaSH', ['JAX']],
  [['JAX', 'KOMP'], 'DTCC', ['KOMP', 'DTCC', 'JAX']],
  [['KOMP', 'JAX'], 'KOMP', ['JAX']],
])('%j, a press on %s: %j', (chosen, option, expected) => {
  expect(toggledChoice(OPTIONS, chosen, option)).toEqual(expected);
});
