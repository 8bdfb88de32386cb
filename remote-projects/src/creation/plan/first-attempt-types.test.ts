import { aConfiguration } from 'shared/testing';
import { firstAttemptTypes } from './first-attempt-types.ts';

const lists = aConfiguration({
  attemptTypesByPlanTypes: {
    production: [
      'crispr',
      'haplo-essential crispr',
      'es cell',
      'es cell allele modification',
      'crispr allele modification',
      'breeding',
    ],
    phenotyping: ['adult and embryo phenotyping'],
  },
});

test('a project begins with one of three attempt types (ui-screens 8)', () => {
  expect(firstAttemptTypes(lists)).toEqual(['crispr', 'haplo-essential crispr', 'es cell']);
});
