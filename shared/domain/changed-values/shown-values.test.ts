import { shownValues } from './shown-values.ts';

const shown = (field: string, oldValue: string | null, newValue: string | null) => {
  const { before, after } = shownValues({ field, oldValue, newValue });
  return [before, after];
};

describe('values of the history as the screens show them', () => {
  it('starts of deletions count from 1, as in the form', () => {
    expect(shown('molecularMutationDeletion.[9].start', '99', '199')).toEqual(['100', '200']);
    expect(shown('molecularMutationDeletion.[9]', null, 'chr=chr2, size=501, start=99, stop=600')).toEqual([
      null,
      'chr=chr2, size=501, start=100, stop=600',
    ]);
  });

  it('other positions are as they were stored', () => {
    expect(shown('molecularMutationDeletion.[9].stop', '600', '700')).toEqual(['600', '700']);
    expect(shown('crisprAttempt.guides.[9].start', '99', '199')).toEqual(['99', '199']);
  });

  it('an empty text is nothing', () => {
    expect(shown('comment', '', null)).toEqual([null, null]);
  });
});
