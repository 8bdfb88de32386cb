import type { PhenotypingAttempt, Plan, PlanUpdate } from 'shared/contract';
import { PHENOTYPING_FIELDS } from 'shared/record-fields';
import { isUntouched, storedOf, valuesOf, type PlainValues } from '../fields/plain-values.ts';

export interface PhenotypingValues {
  phenotyping: PlainValues<(typeof PHENOTYPING_FIELDS)[number]>;
}

/** The phenotyping attempt of a plan; undefined while none is recorded: the plan then has an empty one (api-2 §4.6). */
export function recordedAttempt({
  phenotypingAttemptResponse: attempt,
}: Pick<Plan, 'phenotypingAttemptResponse'>): PhenotypingAttempt | undefined {
  return attempt !== undefined && 'phenotypingExternalRef' in attempt ? attempt : undefined;
}

export function phenotypingValuesOf(plan: Plan): PhenotypingValues {
  return { phenotyping: valuesOf(PHENOTYPING_FIELDS, recordedAttempt(plan)) };
}

/**
 * The attempt to send, under the name that is read (ui-screens 16.1); none while it is neither stored nor begun. Legacy
 * identifiers go back as they came.
 */
export function phenotypingInputOf({ phenotyping }: PhenotypingValues, plan: Plan): Partial<PlanUpdate> {
  const stored = recordedAttempt(plan);
  if (stored === undefined && isUntouched(PHENOTYPING_FIELDS, phenotyping, stored)) return {};
  return { phenotypingAttempt: { ...stored, ...storedOf(PHENOTYPING_FIELDS, phenotyping, stored) } };
}
