import { aWholeMutation } from '../testing/a-whole-mutation.ts';
import { emptyMutation, valuesOfMutation } from '../values/mutation-values.ts';
import { editedDeletions, storedDeletions } from './drawn-deletions.ts';

const stored = aWholeMutation();
const DRAWN = {
  mutationKey: 'MIN:000000000042',
  name: 'Abl1<em1(IMPC)J>, deletion 1',
  chr: 'chr2',
  start: 31_220_101,
  stop: 31_220_600,
};

test('stored and edited deletions are drawn at the same place, the first base as 1', () => {
  expect(storedDeletions([stored])).toEqual([DRAWN]);
  expect(editedDeletions([valuesOfMutation(stored)])).toEqual([DRAWN]);
});

test('an unfinished deletion of a new mutation has no place yet', () => {
  const molecularMutationDeletions = [{ id: null, chr: '', start: '12', stop: '' }];
  expect(editedDeletions([{ ...emptyMutation(), key: 'new-1', molecularMutationDeletions }])).toEqual([
    { mutationKey: 'new-1', name: 'New mutation, deletion 1', chr: null, start: 12, stop: null },
  ]);
});
