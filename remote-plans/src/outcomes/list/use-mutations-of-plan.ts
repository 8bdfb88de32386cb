import { useResource, type Resource } from 'shared/api';
import type { MutationSummary, Outcome } from 'shared/contract';
import { planMutationsPath } from '../outcome-paths.ts';

/** What is known of the mutations of a plan. */
export interface MutationsOfPlan extends Pick<Resource<MutationSummary[]>, 'data' | 'error' | 'reload'> {
  /** The server does not tell them together: each outcome is asked (the existing tracker). */
  isUntold: boolean;
}

/** The mutations of all outcomes of a plan, in one call (PP-64); in none when they have no mutations. */
export function useMutationsOfPlan(pin: string, outcomes: readonly Outcome[]): MutationsOfPlan {
  const path = outcomes.some(hasMutations) ? planMutationsPath(pin) : null;
  const { data, error, reload } = useResource<MutationSummary[]>(path, undefined, { showsRefusal: true });
  const isUntold = error?.status === 404;
  return { data: path === null ? [] : data, error: isUntold ? undefined : error, reload, isUntold };
}

/** An outcome says itself whether it has any. */
export function hasMutations({ _links }: Outcome): boolean {
  return _links.mutations !== undefined;
}
