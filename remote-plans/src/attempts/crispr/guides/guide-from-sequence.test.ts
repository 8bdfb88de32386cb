import { partsToFill } from './guide-from-sequence.ts';

const SEQUENCE = ' gattacagattacagattactgg ';
const PARTS = { guideSequence: 'GATTACAGATTACAGATTAC', pam: 'TGG' };

test.each([
  ['both parts of 23 bases', { sequence: SEQUENCE, guideSequence: '', pam: ' ' }, PARTS],
  ['nothing over a guide sequence', { sequence: SEQUENCE, guideSequence: 'ACGT', pam: '' }, undefined],
  ['nothing over a PAM', { sequence: SEQUENCE, guideSequence: '', pam: 'AGG' }, undefined],
  ['nothing from 22 bases', { sequence: 'A'.repeat(22), guideSequence: '', pam: '' }, undefined],
  ['nothing from other letters', { sequence: 'N'.repeat(23), guideSequence: '', pam: '' }, undefined],
])('fills in %s', (_case, row, parts) => {
  expect(partsToFill(row)).toEqual(parts);
});
