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

  it.each([
    ['recovery', 'false', 'No'],
    ['crisprAttempt.experimental', 'true', 'Yes'],
    ['mutations.[3].isMutationDeletionChecked', 'true', 'Yes'],
    ['crisprAttempt.miDate', '2019-02-26T00:00:00Z', '2019-02-26'],
    ['projectEsCellQc.esCellsReceivedOn', '2019-02-26', '2019-02-26'],
  ])('boxes are Yes and No, and days have no time, as in the forms: %s %s', (field, value, expected) => {
    expect(shown(field, null, value)).toEqual([null, expected]);
  });

  it('also in the text of an element of a list', () => {
    const guide = 'gid=GID:000000000234, reversed=false, truncatedGuide=true, pam=TGG';
    expect(shown('crisprAttempt.guides.[9]', guide, null)).toEqual([
      'gid=GID:000000000234, reversed=No, truncatedGuide=Yes, pam=TGG',
      null,
    ]);
    const product = 'endDate=2019-02-26T00:00:00Z, name=false';
    expect(shown('colony.distributionProducts.[4]', null, product)).toEqual([
      null,
      'endDate=2019-02-26, name=false',
    ]);
  });

  it('what somebody has written stays as it was written', () => {
    expect(shown('comment', 'false', '2019-02-26T00:00:00Z')).toEqual(['false', '2019-02-26T00:00:00Z']);
  });

  it('an empty text is nothing', () => {
    expect(shown('comment', '', null)).toEqual([null, null]);
  });
});
