import type { Configuration, Plan } from 'shared/contract';
import type { FieldValues } from 'shared/ui-forms';
import type { AttemptForm } from './plan-section.ts';

/** The values that every plan has, whatever its attempt. */
export interface CommonValues {
  details: { funderNames: string[]; comment: string };
  /** The step that saving takes; an empty text takes none. */
  transition: { action: string };
}

/** The values of a plan's form: those of every plan, and those of its attempt. */
export type PlanValues<AttemptValues extends FieldValues> = CommonValues & AttemptValues;

export const NO_STEP = { action: '' };

/** How an attempt is edited with the look-up lists of the site. */
export interface PlanAttempt<AttemptValues extends FieldValues> extends Omit<
  AttemptForm<AttemptValues>,
  'valuesOf'
> {
  valuesOf: (plan: Plan) => AttemptValues;
}

export function withLists<AttemptValues extends FieldValues>(
  attempt: AttemptForm<AttemptValues>,
  lists: Configuration,
): PlanAttempt<AttemptValues> {
  return { ...attempt, valuesOf: (plan) => attempt.valuesOf(plan, lists) };
}

/** The form's values of a stored plan. */
export function planValuesOf<AttemptValues extends FieldValues>(
  plan: Plan,
  { valuesOf }: Pick<PlanAttempt<AttemptValues>, 'valuesOf'>,
): PlanValues<AttemptValues> {
  return {
    ...valuesOf(plan),
    details: { funderNames: plan.funderNames, comment: plan.comment ?? '' },
    transition: NO_STEP,
  };
}
