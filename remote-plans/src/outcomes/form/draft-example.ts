import type { KeptEdit } from '../../form/index.ts';
import { emptyMutation } from '../../mutations/index.ts';
import { EMPTY_OUTCOME, emptyProduct, type OutcomeValues } from './outcome-values.ts';

const VALUES: OutcomeValues = {
  ...EMPTY_OUTCOME,
  products: { rows: [emptyProduct()] },
  mutations: { rows: [emptyMutation()] },
};

/** The shape of what is kept of an unsaved outcome: one element in each list. */
export const DRAFT_EXAMPLE: KeptEdit<OutcomeValues> = { base: VALUES, mine: VALUES };
