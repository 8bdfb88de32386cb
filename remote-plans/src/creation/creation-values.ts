import type { PlanCreation } from 'shared/contract';
import { PLAN_LABELS } from 'shared/record-fields';
import { attemptTypesFor, startingPointMember } from './plan-kinds.ts';
import type { Presets } from './presets.ts';
import { onlyStart, startingOptions, type KnownOutcome } from './starting-choices.ts';
import type { CreationFacts } from './use-creation-facts.ts';

/** The values of the creation form; an empty text is no value. */
export interface PlanCreationValues {
  plan: {
    typeName: string;
    attemptTypeName: string;
    /** The outcome to start from. */
    outcomeTpo: string;
    workUnitName: string;
    workGroupName: string;
    funderNames: string[];
    comment: string;
  };
}

const { typeName, attemptTypeName, ...otherLabels } = PLAN_LABELS;

/** Labels by the fields of `plan`, in their order (ui-screens 9). */
export const CREATION_LABELS = {
  typeName,
  attemptTypeName,
  outcomeTpo: 'Starting point (Outcome id)',
  ...otherLabels,
};

/** What the form begins with: what the address has chosen, and what there is no choice about. */
export function emptyCreation(
  { typeName, attemptTypeName }: Presets,
  work: Pick<PlanCreationValues['plan'], 'workUnitName' | 'workGroupName'>,
  outcomes: readonly KnownOutcome[],
): PlanCreationValues {
  const outcomeTpo = onlyStart(outcomes, typeName, attemptTypeName);
  return { plan: { typeName, attemptTypeName, outcomeTpo, ...work, funderNames: [], comment: '' } };
}

/** The request that creates the plan (spec part 2 §7, api-2 section 3.3). */
export function creationBody(tpn: string, { plan }: PlanCreationValues): PlanCreation {
  const { outcomeTpo, comment, ...details } = plan;
  const member = startingPointMember(plan.typeName, plan.attemptTypeName);
  return {
    tpn,
    ...details,
    comment: comment.trim() === '' ? null : comment,
    ...(member !== undefined && outcomeTpo !== '' && { [member]: { outcomeTpo } }),
  };
}

/** What stays valid after a change of the plan type or the attempt type, and what is removed (PP-30). */
export interface ResolvedKind {
  attemptTypeName: string;
  outcomeTpo: string;
  /** What was taken away, in words. */
  removed: string[];
}

/**
 * Takes away an attempt type that the plan type does not have, and an outcome that such a plan cannot start from. Chooses the
 * outcome where there is only one.
 */
export function resolveKind(
  { typeName, attemptTypeName, outcomeTpo }: PlanCreationValues['plan'],
  { first, lists, outcomes }: CreationFacts,
): ResolvedKind {
  const isAttemptKept = attemptTypesFor(typeName, first, lists).includes(attemptTypeName);
  const keptAttempt = isAttemptKept ? attemptTypeName : '';
  const isStartKept = startingOptions(outcomes, typeName, keptAttempt).some(
    ({ value, disabled }) => value === outcomeTpo && !disabled,
  );
  return {
    attemptTypeName: keptAttempt,
    outcomeTpo: isStartKept ? outcomeTpo : onlyStart(outcomes, typeName, keptAttempt),
    removed: [
      ...(isAttemptKept || attemptTypeName === '' ? [] : [`Attempt Type ${attemptTypeName}`]),
      ...(isStartKept || outcomeTpo === '' ? [] : [`Starting point ${outcomeTpo}`]),
    ],
  };
}
