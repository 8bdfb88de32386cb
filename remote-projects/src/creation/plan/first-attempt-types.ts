import type { Configuration } from 'shared/contract';
import { PLAN_TYPE } from '../creation-values.ts';

/** These begin from an outcome, or are not begun by hand: no project starts with them (ui-screens 8, api-1 §11.3). */
const NOT_FIRST: readonly string[] = [
  'es cell allele modification',
  'crispr allele modification',
  'breeding',
];

/** What the first plan of a project can attempt. */
export function firstAttemptTypes({
  attemptTypesByPlanTypes,
}: Pick<Configuration, 'attemptTypesByPlanTypes'>): string[] {
  return (attemptTypesByPlanTypes[PLAN_TYPE] ?? []).filter((name) => !NOT_FIRST.includes(name));
}
