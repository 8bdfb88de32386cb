import { partsToFill } from './guide-from-sequence.ts';

const SEQUENCE = ' gattacagattacagattactgg ';
const PARTS = { guideSequence: 'GATTACAGATTACAGATTAC', pam: 'TGG' };
const NONE = { guideSequence: '', pam: ' ' };

test.each([
  ['both parts of 23 bases', { sequence: SEQUENCE, ...NONE }, PARTS],
  ['nothing over a guide sequence', { sequence: SEQUENCE, guideSequence: 'ACGT', pam: '' }, undefined],
  ['nothing over a PAM', { sequence: SEQUENCE, guideSequence: '', pam: 'AGG' }, undefined],
  ['nothing from 22 bases', { sequence: 'A'.repeat(22), ...NONE }, undefined],
  ['nothing from other letters', { sequence: 'N'.repeat(23), ...NONE }, undefined],
])('fills in %s', (_case, row, parts) => {
  expect(partsToFill(row, undefined)).toEqual(parts);
  expect(partsToFill(row, 'A'.repeat(23))).toEqual(parts);
});

test('nothing follows from a sequence that was stored before', () => {
  expect(partsToFill({ sequence: SEQUENCE, ...NONE }, 'GATTACAGATTACAGATTACTGG')).toBeUndefined();
});
