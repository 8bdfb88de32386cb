import type { PlanDetailsInput } from 'shared/contract';
import type { FieldOfBody } from '../http/refused-field.ts';

/** A member of a plan's body, or an entry of its list: `funderNames.0`. */
export type PlanField = keyof PlanDetailsInput | `funderNames.${number}`;

/** That member in refusals. */
export function ofPlan(field: PlanField): FieldOfBody {
  return { object: 'plan', field };
}
