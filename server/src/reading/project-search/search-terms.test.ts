import { readTerms } from './search-terms.ts';

test.each([
  ['nothing', undefined, []],
  ['empty text', ' ', []],
  ['terms joined by commas', 'Egr2, MGI:2441763 ,FIP200', ['Egr2', 'MGI:2441763', 'FIP200']],
  ['repeated parameters', ['Egr2', 'Rb1cc1,Egr2'], ['Egr2', 'Rb1cc1', 'Egr2']],
  ['doubled commas', ',Egr2,,Rb1cc1,', ['Egr2', 'Rb1cc1']],
])('reads %s', (_case, input, terms) => {
  expect(readTerms(input)).toEqual(terms);
});

test('searches a term of 500 characters, and refuses a longer one', () => {
  expect(readTerms('a'.repeat(500))).toHaveLength(1);
  expect(() => readTerms(`Egr2,${'a'.repeat(501)}`)).toThrow(
    `The search term '${'a'.repeat(30)}…' is longer than 500 characters.`,
  );
});

test('searches 20,000 terms, and refuses more', () => {
  const terms = Array.from({ length: 20_000 }, (_, index) => `Gene${index}`);
  expect(readTerms(terms)).toHaveLength(20_000);
  expect(() => readTerms([...terms, 'OneMore'])).toThrow(
    'A search can have at most 20,000 terms. Please search in several parts.',
  );
});
