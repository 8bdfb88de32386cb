import { ApiError } from 'shared/api';
import { geneProblem } from './gene-problem.ts';

const entry = (text: string, symbol = '') => ({ text, symbol, accessionId: '' });
const nothing = {
  suggestions: [],
  isWaiting: false,
  synonymOf: undefined,
  alsoSynonymOf: [],
  error: undefined,
};
const some = { ...nothing, suggestions: [{ symbol: 'Egr2', accId: 'MGI:95296' }] };
const egr2 = { symbol: 'Egr2', accessionId: 'MGI:95296' };
const egr1 = { symbol: 'Egr1', accessionId: 'MGI:95295' };
const ofTwo = { ...nothing, synonymOf: egr1, alsoSynonymOf: [egr2] };
const OF_TWO =
  'Krox is a synonym for several genes: Egr1 (MGI:95295), Egr2 (MGI:95296). ' +
  'Please use the valid symbol of the one you mean instead.';
const SYNONYM =
  'Krox20 is a synonym for the gene Egr2 (MGI:95296). Please use the valid symbol Egr2 instead.';

describe('what is shown about a gene symbol (spec part 1 §5 and §8, api-1 §16.1)', () => {
  test.each([
    ['an empty result', entry('Egrx'), nothing, 'Symbol does not exist.'],
    ['a synonym', entry('Krox20'), { ...nothing, synonymOf: egr2 }, SYNONYM],
    ['a synonym of two genes', entry('Krox'), ofTwo, OF_TWO],
    ['a failed search', entry('Egr'), { ...nothing, error: new ApiError('No.', 'http', 500) }, 'No.'],
  ])('%s is shown at once', (_case, gene, findings, text) => {
    expect(geneProblem(gene, findings, false)?.text).toBe(text);
  });

  test.each([
    ['nothing was entered', entry(' '), nothing, 'Gene symbol is required'],
    [
      'it is the beginning of a symbol',
      entry('Egr'),
      some,
      'Choose a gene from the list, or type its whole symbol.',
    ],
    ['it is short and no symbol', entry('Eg'), nothing, 'Symbol does not exist.'],
  ])('only after the field is left: %s', (_case, gene, findings, text) => {
    expect(geneProblem(gene, findings, false)).toBeUndefined();
    expect(geneProblem(gene, findings, true)?.text).toBe(text);
  });

  test('nothing is shown about a gene that was found, nor while the response is awaited', () => {
    expect(geneProblem(entry('egr2', 'Egr2'), nothing, true)).toBeUndefined();
    expect(geneProblem(entry('Egrx'), { ...nothing, isWaiting: true }, true)).toBeUndefined();
  });

  test('each valid symbol can be taken instead of its synonym', () => {
    expect(geneProblem(entry('Krox20'), { ...nothing, synonymOf: egr2 }, false)?.useInstead).toEqual([egr2]);
    expect(geneProblem(entry('Krox'), ofTwo, false)?.useInstead).toEqual([egr1, egr2]);
  });
});
