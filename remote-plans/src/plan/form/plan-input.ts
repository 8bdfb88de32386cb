import type { Plan, PlanUpdate } from 'shared/contract';
import type { FieldValues } from 'shared/ui-forms';
import { isSame } from 'shared/edit-form';
import { textToStore } from '../../attempts/fields/row-values.ts';
import { planValuesOf, type CommonValues, type PlanAttempt, type PlanValues } from './plan-values.ts';

/** The step that ends a plan before its work begins; with it no attempt is sent (spec 4). */
const ABANDON = 'abandonWhenCreated';

export function isAbandoning({ transition }: Pick<CommonValues, 'transition'>): boolean {
  return transition.action === ABANDON;
}

/**
 * The change of a plan without a step of its status, built from the values each time: whatever fails, the form has lost nothing
 * (PP-09). Attempts of other types are left out, and so is one that is neither stored nor filled in: it would begin.
 */
export function dataInput<AttemptValues extends FieldValues>(
  values: PlanValues<AttemptValues>,
  plan: Plan,
  attempt: PlanAttempt<AttemptValues>,
): PlanUpdate {
  const isAttemptSent = hasAttempt(plan) || isAttemptFilled(values, plan, attempt);
  return { ...detailsInput(values, plan), ...(isAttemptSent && attempt.inputOf(values, plan)) };
}

/** Only what every plan has: its details. */
export function detailsInput({ details }: CommonValues, plan: Plan): PlanUpdate {
  return {
    typeName: plan.typeName,
    attemptTypeName: plan.attemptTypeName,
    workUnitName: plan.workUnitName,
    workGroupName: plan.workGroupName,
    funderNames: details.funderNames,
    comment: textToStore(details.comment, plan.comment),
    statusTransition: { actionToExecute: null },
  };
}

/** A step of the status, with the data as it is stored. One of the tracker is taken by itself, whatever is saved. */
export function stepInput<AttemptValues extends FieldValues>(
  action: string,
  plan: Plan,
  attempt: PlanAttempt<AttemptValues>,
): PlanUpdate {
  const stored = planValuesOf(plan, attempt);
  const input = action === ABANDON ? detailsInput(stored, plan) : dataInput(stored, plan, attempt);
  const isOwnStep = plan.statusTransition?.transitions.some(
    (step) => step.action === action && !step.triggeredByUser,
  );
  return { ...input, statusTransition: { actionToExecute: isOwnStep ? null : action } };
}

function hasAttempt(plan: Plan): boolean {
  const attempts = [
    plan.crisprAttempt,
    plan.esCellAttempt,
    plan.esCellAlleleModificationAttempt,
    plan.crisprAlleleModificationAttempt,
    plan.phenotypingAttemptResponse,
  ];
  return attempts.some((attempt) => attempt !== undefined && Object.keys(attempt).length > 0);
}

function isAttemptFilled<AttemptValues extends FieldValues>(
  values: PlanValues<AttemptValues>,
  plan: Plan,
  { sections, valuesOf }: PlanAttempt<AttemptValues>,
): boolean {
  const empty = valuesOf(plan);
  return sections.some(({ id }) => !isSame(values[id], empty[id]));
}
