import { useResource, type Resource } from 'shared/api';
import type { MutationSummary, Outcome } from 'shared/contract';
import { planMutationsPath } from '../outcome-paths.ts';

/** What is known of the mutations of a plan. */
export interface MutationsOfPlan extends Pick<Resource<MutationSummary[]>, 'data' | 'error' | 'reload'> {
  /** The existing tracker has no combined endpoint: they are requested per outcome. */
  isUnavailable: boolean;
}

/** The mutations of all outcomes of a plan, in one call (PP-64); in none when they have no mutations. */
export function useMutationsOfPlan(pin: string, outcomes: readonly Outcome[]): MutationsOfPlan {
  const path = outcomes.some(hasMutations) ? planMutationsPath(pin) : null;
  const { data, error, reload } = useResource<MutationSummary[]>(path, undefined, { showsRefusal: true });
  const isUnavailable = error?.status === 404;
  return { data: path === null ? [] : data, error: isUnavailable ? undefined : error, reload, isUnavailable };
}

/** Each outcome contains whether it has any. */
export function hasMutations({ _links }: Outcome): boolean {
  return _links.mutations !== undefined;
}
