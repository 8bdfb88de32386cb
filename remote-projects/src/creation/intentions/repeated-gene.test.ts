import { emptyIntention, type IntentionValues } from '../creation-values.ts';
import { repeatedGene } from './repeated-gene.ts';

function intention(symbol: string, molecularMutationTypeName = 'Deletion'): IntentionValues {
  return {
    ...emptyIntention(),
    molecularMutationTypeName,
    gene: { text: symbol, symbol, accessionId: '' },
  };
}

const ATRX =
  'Atrx is the gene of intention 1 too. A project with more than one intention is assigned without a comparison with others: ' +
  'remove one, unless both are meant.';

describe('a gene of two intentions (accepted by the server, api-1 §16.1; assigned uncompared, §14.2)', () => {
  test.each<[string, IntentionValues[], number, string | undefined]>([
    ['the second of two intentions that are the same', [intention('Atrx'), intention('Atrx')], 1, ATRX],
    ['two changes of one gene', [intention('Atrx'), intention('Atrx', 'Insertion')], 1, ATRX],
    ['a symbol in other letters', [intention('Atrx'), intention('atrx')], 1, ATRX.replace('Atrx', 'atrx')],
    ['the third after another gene', [intention('Atrx'), intention('T'), intention('Atrx')], 2, ATRX],
    ['the first row, which the later one names', [intention('Atrx'), intention('Atrx')], 0, undefined],
    ['two genes', [intention('Atrx'), intention('T')], 1, undefined],
    ['rows without a gene', [emptyIntention(), emptyIntention()], 1, undefined],
    ['a row that was just removed', [intention('Atrx')], 1, undefined],
  ])('%s', (_case, intentions, index, text) => {
    expect(repeatedGene(intentions, index)).toBe(text);
  });
});
