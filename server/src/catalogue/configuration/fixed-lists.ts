import type { Configuration } from 'shared/contract';

type FixedKey =
  | 'attemptTypesByPlanTypes'
  | 'phenotypingStagesTypesByAttemptTypes'
  | 'searchTypes'
  | 'consortiaToConstructSymbols';

/** Lists of the configuration that are rules of the program, not data (api-1 section 7). */
export const FIXED_LISTS: Pick<Configuration, FixedKey> = {
  attemptTypesByPlanTypes: {
    production: [
      'crispr',
      'haplo-essential crispr',
      'es cell',
      'es cell allele modification',
      'crispr allele modification',
      'breeding',
    ],
    phenotyping: ['adult and embryo phenotyping', 'haplo-essential phenotyping'],
  },
  phenotypingStagesTypesByAttemptTypes: {
    'adult and embryo phenotyping': ['early adult and embryo', 'late adult'],
    'haplo-essential phenotyping': ['haplo-essential', 'embryo'],
  },
  searchTypes: ['gene', 'location'],
  consortiaToConstructSymbols: ['IMPC'],
};
