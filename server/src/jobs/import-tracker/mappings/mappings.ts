import type { TableMapping } from '../source/mapping.ts';
import { ES_CELL_REPOSITORY } from './es-cell-repository.ts';
import { GENE_LISTS_AND_HISTORY } from './gene-lists-and-history.ts';
import { GENES } from './genes.ts';
import { OUTCOMES_AND_MUTATIONS } from './outcomes-and-mutations.ts';
import { PEOPLE_AND_LISTS } from './people-and-lists.ts';
import { PLANS, PROJECTS } from './projects-and-plans.ts';

/** Every table of the existing tracker that has a place here, in the order of loading: parents first. */
export const MAPPINGS: readonly TableMapping[] = [
  ...PEOPLE_AND_LISTS,
  ...GENES,
  ...ES_CELL_REPOSITORY,
  ...PROJECTS,
  ...PLANS,
  ...OUTCOMES_AND_MUTATIONS,
  ...GENE_LISTS_AND_HISTORY,
];
