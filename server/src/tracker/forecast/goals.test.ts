import { GOALS } from './goals.ts';
import { statusDefinition } from '../../catalogue/state-machines/statuses.ts';

test('the goal of each kind of work', () => {
  expect(Object.fromEntries(GOALS)).toEqual({
    crispr: 'Genotype Confirmed',
    'es cell': 'Genotype Confirmed',
    'haplo-essential crispr': 'Specimen Group In Progress',
    'crispr allele modification': 'Mouse Allele Modification Genotype Confirmed',
    'es cell allele modification': 'Mouse Allele Modification Genotype Confirmed',
    breeding: 'Breeding Complete',
    'early adult and embryo': 'Phenotyping Finished',
    'late adult': 'Late Adult Phenotyping Finished',
    'haplo-essential': 'Haplo-Essential Phenotyping Finished',
    embryo: 'Embryo Phenotyping Finished',
  });
});

test('all of them are statuses', () => {
  for (const goal of GOALS.values()) expect(statusDefinition(goal).isAbortion).toBe(false);
});
