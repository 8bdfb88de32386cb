import type { ColonyInput, DistributionProductInput } from 'shared/contract';
import { ValidationError } from '../../../platform/http/errors/errors.ts';
import { integerOf } from '../../../platform/http/requests/request-values.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { SentOf } from '../../../platform/records/field.ts';
import { valuesOf, withoutFields } from '../../../platform/records/resolve.ts';
import { COLONY_FIELDS, PRODUCT_FIELDS } from './colony-fields.ts';

/** A distribution product as it is stored; `id` comes from the request, null for a new one. */
export type ProductValues = SentOf<typeof PRODUCT_FIELDS> & { id: number | null };

/** The colony of a request, with ids for names, before the rules are checked. */
export interface ColonyDraft extends SentOf<typeof COLONY_FIELDS> {
  products: ProductValues[];
}

/**
 * Resolves the names in a request (api-2 §13.1). Products that are not sent count as an empty list.
 *
 * @throws UserError for an unknown name, ValidationError for a product without a centre
 */
export function colonyDraft(input: ColonyInput, lists: Lists): ColonyDraft {
  return {
    ...valuesOf(COLONY_FIELDS, input, withoutFields(lists)),
    products: (input.distributionProducts ?? []).map((product) => productValues(product, lists)),
  };
}

function productValues(input: DistributionProductInput, lists: Lists): ProductValues {
  if ((input.distributionCentreName ?? '') === '')
    throw new ValidationError([
      { object: 'distributionProduct', field: 'distributionCentreName', message: 'is missing' },
    ]);
  return { id: integerOf(input.id), ...valuesOf(PRODUCT_FIELDS, input, withoutFields(lists)) };
}
