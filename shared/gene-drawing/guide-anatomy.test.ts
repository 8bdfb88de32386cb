import { guideAnatomy } from './guide-anatomy.ts';

const GUIDE = {
  start: 101,
  stop: 123,
  strand: '+',
  pam: 'AGG',
  guideSequence: 'GATTACAGATTACAGATTAC',
};

describe('the parts of a guide (issue: strand and PAM side, cut sites 3 bases from the PAM)', () => {
  it.each([
    ['on the plus strand', GUIDE, 'Cas9', { pam: { start: 121, stop: 123 }, cutAfter: 117 }],
    [
      'on the minus strand',
      { ...GUIDE, strand: '-' },
      'Cas9',
      { pam: { start: 101, stop: 103 }, cutAfter: 106 },
    ],
    ['of a nickase', GUIDE, 'D10A', { pam: { start: 121, stop: 123 }, cutAfter: 117 }],
    ['of no known nuclease', GUIDE, null, { pam: { start: 121, stop: 123 }, cutAfter: 117 }],
    [
      'with a longer PAM',
      { ...GUIDE, pam: 'NNGRRT' },
      'Cas9',
      { pam: { start: 118, stop: 123 }, cutAfter: 114 },
    ],
  ])('%s', (_case, guide, nuclease, expected) => {
    expect(guideAnatomy(guide, nuclease)).toEqual(expected);
  });

  it('of Cpf1: its PAM is in front of the guide, and it makes no one cut', () => {
    expect(guideAnatomy(GUIDE, 'Cpf1')).toEqual({ pam: { start: 101, stop: 103 } });
    expect(guideAnatomy({ ...GUIDE, strand: '-' }, 'cpf1')).toEqual({ pam: { start: 121, stop: 123 } });
  });

  it('that is placed without its PAM: the PAM lies beside it', () => {
    expect(guideAnatomy({ ...GUIDE, stop: 120 }, 'Cas9')).toEqual({
      pam: { start: 121, stop: 123 },
      cutAfter: 117,
    });
    expect(guideAnatomy({ ...GUIDE, stop: 120, strand: '-' }, 'Cas9')).toEqual({
      pam: { start: 98, stop: 100 },
      cutAfter: 103,
    });
  });

  it.each([
    ['without a strand', { ...GUIDE, strand: null }],
    ['without a PAM', { ...GUIDE, pam: ' ' }],
  ])('are not told %s', (_case, guide) => {
    expect(guideAnatomy(guide, 'Cas9')).toEqual({});
  });
});
