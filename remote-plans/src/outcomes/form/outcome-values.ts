import type { DistributionProduct, Mutation, Outcome } from 'shared/contract';
import { valuesOf } from '../../attempts/fields/plain-values.ts';
import type { PlainValues } from '../../attempts/fields/plain-field.ts';
import { valuesOfMutation, type MutationValues } from '../../mutations/index.ts';
import { ALL_SPECIMEN_FIELDS, COLONY_FIELDS, PRODUCT_FIELDS } from './outcome-fields.ts';

/** An outcome and its mutations, as the server has told them. */
export interface StoredOutcome {
  outcome: Outcome;
  mutations: readonly Mutation[];
}

/** A row of the table of distribution products; `id` is null until it is stored. */
export type ProductValues = { id: number | null } & PlainValues<(typeof PRODUCT_FIELDS)[number]>;

/** The values of the form of an outcome, section by section. Of colony and specimen only the one that exists is shown. */
export interface OutcomeValues {
  outcome: { outcomeTypeName: string };
  colony: PlainValues<(typeof COLONY_FIELDS)[number]>;
  specimen: PlainValues<(typeof ALL_SPECIMEN_FIELDS)[number]>;
  /** The step of the colony or specimen that saving takes; an empty text takes none. */
  transition: { action: string };
  products: { rows: ProductValues[] };
  mutations: { rows: MutationValues[] };
}

/** What the form holds of an outcome. */
export function valuesOfOutcome({ outcome, mutations }: StoredOutcome): OutcomeValues {
  return {
    ...partsOfOutcome(outcome),
    transition: { action: '' },
    mutations: { rows: mutations.map(valuesOfMutation) },
  };
}

/** The sections that are saved with the outcome itself. */
export type OutcomeParts = Pick<OutcomeValues, 'outcome' | 'colony' | 'specimen' | 'products'>;

export function partsOfOutcome({ outcomeTypeName, colony, specimen }: Outcome): OutcomeParts {
  return {
    outcome: { outcomeTypeName },
    colony: valuesOf(COLONY_FIELDS, colony),
    specimen: valuesOf(ALL_SPECIMEN_FIELDS, specimen),
    products: { rows: (colony?.distributionProducts ?? []).map(productValues) },
  };
}

function productValues(product: DistributionProduct): ProductValues {
  return { id: product.id, ...valuesOf(PRODUCT_FIELDS, product) };
}

/** The form of an outcome that does not exist yet. */
export const EMPTY_OUTCOME: OutcomeValues = {
  outcome: { outcomeTypeName: '' },
  colony: valuesOf(COLONY_FIELDS, undefined),
  specimen: valuesOf(ALL_SPECIMEN_FIELDS, undefined),
  transition: { action: '' },
  products: { rows: [] },
  mutations: { rows: [] },
};

export function emptyProduct(): ProductValues {
  return { id: null, ...valuesOf(PRODUCT_FIELDS, undefined) };
}
