import type {
  ColonyInput,
  DistributionProduct,
  DistributionProductInput,
  Outcome,
  OutcomeCreation,
  OutcomeUpdate,
  SpecimenInput,
} from 'shared/contract';
import { ALL_SPECIMEN_FIELDS, COLONY_FIELDS, PRODUCT_FIELDS } from 'shared/record-fields';
import { storedOf } from '../../attempts/fields/plain-values.ts';
import { isSame } from 'shared/edit-form';
import { isUntouchedMutation, newMutationInput } from '../../mutations/index.ts';
import { partsOfOutcome, type OutcomeValues, type ProductValues } from './outcome-values.ts';

/**
 * The change of a stored outcome, its mutations aside; null when there is none. The server replaces a colony as a whole, so
 * everything goes along: what nobody touched exactly as it came, blank choices and texts as null (PP-36). A step that does
 * not lead out of the current status any more is not requested.
 */
export function outcomeInput(values: OutcomeValues, stored: Outcome): OutcomeUpdate | null {
  const { outcome, colony, specimen, products } = values;
  const action = possibleAction(values.transition.action, stored);
  const isChanged = !isSame({ outcome, colony, specimen, products }, partsOfOutcome(stored));
  if (!isChanged && action === null) return null;
  const statusTransition = { actionToExecute: action };
  return stored.outcomeTypeName === 'Specimen'
    ? { specimen: { ...specimenInput(values, stored), statusTransition } }
    : { colony: { ...colonyInput(values, stored), statusTransition } };
}

function possibleAction(action: string, { colony, specimen }: Outcome): string | null {
  const { transitions = [] } = (colony ?? specimen)?.statusTransition ?? {};
  return transitions.some((step) => step.action === action) ? action : null;
}

/** A new outcome with its mutations (api-2 §12.2). Mutations in which nothing was entered are left out. */
export function outcomeCreation(values: OutcomeValues): OutcomeCreation {
  const { outcomeTypeName } = values.outcome;
  return {
    outcomeTypeName,
    ...(outcomeTypeName === 'Specimen'
      ? { specimen: specimenInput(values) }
      : { colony: colonyInput(values) }),
    mutations: values.mutations.rows.filter((row) => !isUntouchedMutation(row)).map(newMutationInput),
  };
}

function colonyInput({ colony, products }: OutcomeValues, stored?: Outcome): ColonyInput {
  return {
    ...storedOf(COLONY_FIELDS, colony, stored?.colony),
    distributionProducts: products.rows.map((row) =>
      productInput(row, stored?.colony?.distributionProducts ?? []),
    ),
  };
}

function productInput(row: ProductValues, stored: readonly DistributionProduct[]): DistributionProductInput {
  const before = stored.find(({ id }) => id === row.id);
  return { id: row.id, ...storedOf(PRODUCT_FIELDS, row, before) };
}

/** Properties of a specimen are not on the screen: left out, they stay. */
function specimenInput({ specimen }: OutcomeValues, stored?: Outcome): SpecimenInput {
  return storedOf(ALL_SPECIMEN_FIELDS, specimen, stored?.specimen);
}
