import { emptyIntention } from '../creation-values.ts';
import { knownSymbols, previewQuestion } from './preview-question.ts';

const intention = (molecularMutationTypeName: string, symbol: string, accessionId = '') => ({
  ...emptyIntention(),
  molecularMutationTypeName,
  gene: { text: symbol, symbol, accessionId },
});

test('requests nothing before a gene is known', () => {
  const typing = { ...emptyIntention(), gene: { text: 'Atr', symbol: '', accessionId: '' } };
  expect(previewQuestion([intention('Deletion', ''), typing])).toBeNull();
});

test('queries the intentions whose gene is known, with the chosen mutation types', () => {
  const intentions = [
    intention('Deletion', 'Atrx', 'MGI:103067'),
    intention('', 'T'),
    intention('Insertion', ''),
    intention('Insertion', 'Atrx', 'MGI:103067'),
  ];
  expect(previewQuestion(intentions)).toEqual({
    gene: ['MGI:103067', 'T', 'MGI:103067'],
    molecularMutationTypeName: ['Deletion', 'Insertion'],
  });
  expect(knownSymbols(intentions)).toEqual(['Atrx', 'T']);
});
