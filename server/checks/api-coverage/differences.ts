import type { Difference } from './differences/difference.ts';
import { EVERYWHERE } from './differences/everywhere.ts';
import { OF_MUTATIONS } from './differences/mutations.ts';
import { OF_GENE_LISTS } from './differences/gene-lists.ts';
import { OF_ES_CELLS, OF_OUTCOMES, OF_STAGES } from './differences/outcomes.ts';
import { OF_PEOPLE } from './differences/people.ts';
import { OF_PLANS } from './differences/plans.ts';
import { OF_PROJECTS } from './differences/projects.ts';
import { OF_REPORTS } from './differences/reports.ts';

export type { Difference } from './differences/difference.ts';

/** Where endpoints do on purpose something else than the existing tracker, and why. */
export const DIFFERENCES: readonly Difference[] = [
  ...EVERYWHERE,
  ...OF_PROJECTS,
  ...OF_PLANS,
  ...OF_OUTCOMES,
  ...OF_MUTATIONS,
  ...OF_STAGES,
  ...OF_ES_CELLS,
  ...OF_GENE_LISTS,
  ...OF_PEOPLE,
  ...OF_REPORTS,
];
