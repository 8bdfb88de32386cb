import { guideWarnings } from './guide-warnings.ts';

const GUIDE = {
  sequence: 'GATTACAGATTACAGATTACTGG',
  guideSequence: 'gattacagattacagattac',
  pam: 'tgg',
  chr: 'chr7',
};

test.each([
  ['agrees with itself and the gene', {}, []],
  ['has no sequence of both', { sequence: '' }, []],
  ['has no PAM yet', { pam: '' }, []],
  [
    'has another PAM in its sequence',
    { pam: 'TTT' },
    ['Guide 2: the Sequence is not the Guide Sequence followed by the PAM.'],
  ],
  ['is elsewhere', { chr: '8' }, ['Guide 2: it is on chromosome 8, and the gene on 7.']],
])('a guide that %s', (_case, more, warnings) => {
  expect(guideWarnings([GUIDE, { ...GUIDE, ...more }], ['7'])).toEqual(warnings);
});

test('nobody warnings a place while that of the gene is not known', () => {
  expect(guideWarnings([GUIDE], [])).toEqual([]);
});

test('genes on several chromosomes are all named', () => {
  expect(guideWarnings([GUIDE], ['8', 'X'])).toEqual([
    'Guide 1: it is on chromosome 7, and the genes on 8, X.',
  ]);
});
