import { litterWarnings } from './litter-warnings.ts';

test.each([
  [{}, []],
  [{ numFounderPups: 8, numNhejG0Mutants: 8, numDeletionG0Mutants: 8 }, []],
  [
    { numFounderPups: 8, numDeletionG0Mutants: 12 },
    ['Number of G0 with Deletion Mutation (12) is more than the pups born (8).'],
  ],
  [
    { numFounderPups: 0, numFounderSelectedForBreeding: 40 },
    ['Number of G0s Selected For Breeding (40) is more than the pups born (0).'],
  ],
  [
    { totalTransferred: 20, numFounderPups: 21, numHdrG0Mutants: 21 },
    ['Number of G0 Pups Born (21) is more than the embryos transferred (20).'],
  ],
  [
    { totalTransferred: 20, numHrG0Mutants: 21, founderNumAssays: 20 },
    ['Number of G0 with HR Mutation (21) is more than the embryos transferred (20).'],
  ],
])('of %j: %j', (counts, warnings) => {
  expect(litterWarnings(counts)).toEqual(warnings);
});
