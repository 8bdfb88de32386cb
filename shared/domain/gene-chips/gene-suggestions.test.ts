import { sameSymbol, suggestionsFor, suggestionStart } from './gene-suggestions.ts';

test.each([
  ['', null],
  ['Ab', null],
  [' Ab ', null],
  ['Abl', 'Abl'],
  ['Abl12', 'Abl'],
])('for "%s" the server is asked for %j (spec part 2 §5: from exactly 3 characters on)', (text, start) => {
  expect(suggestionStart(text)).toBe(start);
});

const FETCHED = ['Abl1', 'Kabl1', 'Abl2', 'ABL10'];

test.each([
  ['abl1', ['Abl1', 'ABL10', 'Kabl1']],
  ['Abl2', ['Abl2']],
  ['xyz', []],
])('what is fetched is filtered locally: "%s" leaves %j', (text, expected) => {
  expect(suggestionsFor(text, FETCHED, [])).toEqual(expected);
});

test('what has been taken is not suggested again', () => {
  expect(suggestionsFor('abl1', FETCHED, ['Abl1'])).toEqual(['ABL10', 'Kabl1']);
});

test.each([
  ['Abl1', 'Abl1'],
  [' abl10 ', 'ABL10'],
  ['Abl', undefined],
])('"%s" is the symbol %s', (text, expected) => {
  expect(sameSymbol(text, FETCHED)).toBe(expected);
});
