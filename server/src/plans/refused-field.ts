import type { PlanDetailsInput } from 'shared/contract';
import { ApiError } from '../http/errors.ts';

/** A member of a plan's body, or an entry of its list: `funderNames.0`. */
export type PlanField = keyof PlanDetailsInput | `funderNames.${number}`;

/** A user's mistake (400) that is one field's: people read the message, forms mark the field. */
export function refusedField(field: PlanField, rejectedValue: string | null, message: string): ApiError {
  return new ApiError(400, message, undefined, [{ object: 'plan', field, rejectedValue, message }]);
}
