import type { Mutation, Outcome } from 'shared/contract';
import { ALL_SPECIMEN_FIELDS, COLONY_FIELDS, PRODUCT_FIELDS } from 'shared/record-fields';
import { emptyFieldRow, type FieldRow } from '../../attempts/fields/field-rows.tsx';
import { valuesOf, type PlainValues } from '../../attempts/fields/plain-values.ts';
import { emptyMutation, valuesOfMutation, type MutationValues } from '../../mutations/index.ts';

/** An outcome and its mutations, as the server has returned them. */
export interface StoredOutcome {
  outcome: Outcome;
  mutations: readonly Mutation[];
}

/** A row of the table of distribution products; `id` is null until it is stored. */
export type ProductValues = FieldRow<(typeof PRODUCT_FIELDS)[number]>;

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

/** What the form contains of an outcome. */
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
    products: {
      rows: (colony?.distributionProducts ?? []).map((product) => ({
        id: product.id,
        ...valuesOf(PRODUCT_FIELDS, product),
      })),
    },
  };
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

export const emptyProduct = () => emptyFieldRow(PRODUCT_FIELDS);

/** The shape of the draft of an unsaved outcome: one element in each list. */
export const DRAFT_EXAMPLE: OutcomeValues = {
  ...EMPTY_OUTCOME,
  products: { rows: [emptyProduct()] },
  mutations: { rows: [emptyMutation()] },
};
