import { hasAlleleClass, hasRepairMechanism } from './attempt-rules.ts';

test.each([
  ['crispr', true, false],
  ['haplo-essential crispr', false, false],
  ['es cell', false, true],
  ['es cell allele modification', false, true],
  ['crispr allele modification', false, false],
])(
  'a mutation of %s: repair mechanism %s, mutation type %s (spec part 2 §5)',
  (type, repair, alleleClass) => {
    expect([hasRepairMechanism(type), hasAlleleClass(type)]).toEqual([repair, alleleClass]);
  },
);
