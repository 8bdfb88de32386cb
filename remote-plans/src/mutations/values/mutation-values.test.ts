import { aWholeMutation } from '../testing/a-whole-mutation.ts';
import { isUntouchedMutation } from './changed-parts.ts';
import { deletionSize } from './deletion-rows.ts';
import { mutationField } from './mutation-field.ts';
import { emptyMutation, isEmptyMutation, valuesOfMutation } from './mutation-values.ts';

test('the form contains each stored value once, starts of deletions counted from 1 (ui-screens 15.6)', () => {
  expect(valuesOfMutation(aWholeMutation())).toEqual({
    key: 'MIN:000000000042',
    id: 42,
    min: 'MIN:000000000042',
    genes: ['Abl1'],
    molecularMutationTypeName: 'Deletion',
    repairMechanism: 'NHEJ',
    alleleClass: '',
    alleleCategories: ['Conditional'],
    symbol: 'Abl1<em1(IMPC)J>',
    mutationSequences: [{ id: 31, index: '1', sequence: '>J-Abl1-em1\nACGTTTGACG', typeName: 'complete' }],
    insertionSequences: [{ id: 41, sequence: '>ins\nTTGA', location: 'chr2:31220110' }],
    molecularMutationDeletions: [{ id: 51, chr: 'chr2', start: '31220101', stop: '31220600' }],
    release: 'release',
    description: 'A deletion of exon 3',
    qcNote: 'Checked twice',
    mutationQcResults: [{ id: 21, qcTypeName: 'loa_qpcr', statusName: 'pass' }],
  });
});

test.each([
  [null, ''],
  [true, 'release'],
  [false, 'withhold'],
])('the release flag %s is the choice %j', (isMutationDeletionChecked, choice) => {
  expect(valuesOfMutation(aWholeMutation({ isMutationDeletionChecked })).release).toBe(choice);
});

test.each([
  ['a new one without gene and symbol', {}, true],
  ['a new one with a gene', { genes: ['Abl1'] }, false],
  ['a new one with a symbol', { symbol: 'x' }, false],
  ['a new one with other things typed', { symbol: ' ', description: 'x' }, true],
  ['a stored one', { min: 'MIN:000000000001' }, false],
])('empty, so that it may be removed: %s: %s (spec part 2 §5)', (_case, more, expected) => {
  expect(isEmptyMutation({ ...emptyMutation(), ...more })).toBe(expected);
});

test('a new mutation is untouched until something is entered', () => {
  expect(isUntouchedMutation(emptyMutation())).toBe(true);
  expect(isUntouchedMutation({ ...emptyMutation(), description: 'x' })).toBe(false);
});

test('every new mutation has its own key', () => {
  expect(emptyMutation().key).not.toBe(emptyMutation().key);
});

test.each([
  ['31220101', '31220600', 500],
  ['5', '5', 1],
  ['', '5', null],
  ['5', 'x', null],
])('a deletion from %s to %s has %s bases (PP-31)', (start, stop, size) => {
  expect(deletionSize({ start, stop })).toBe(size);
});

test.each([
  ['symbol', 'symbol'],
  ['genes.0.symbol', 'genes'],
  ['mutationSequences.1.sequence.sequence', 'mutationSequences.1.sequence'],
  ['mutationSequences.1.index', 'mutationSequences.1.index'],
  ['insertionSequences.0.sequence', 'insertionSequences.0.sequence'],
  ['insertionSequences.0.location', 'insertionSequences.0.location'],
  ['molecularMutationDeletions.2', 'molecularMutationDeletions.2.start'],
  ['mutationCategorizations', 'alleleClass'],
  ['isMutationDeletionChecked', 'release'],
])('the server’s %s is the field %s', (member, field) => {
  expect(mutationField(member)).toBe(field);
});
