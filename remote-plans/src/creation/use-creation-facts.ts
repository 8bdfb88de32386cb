import { useResource, pathPart, type ApiError } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Configuration, FirstPlanData, OutcomeSummary } from 'shared/contract';
import type { FirstPlan } from './plan-kinds.ts';

/** What the creation form has to know about the site and the project. */
export interface CreationFacts {
  lists: Configuration;
  first: FirstPlan;
  /** What a plan of the project can start from. */
  startingPoints: readonly OutcomeSummary[];
}

export interface CreationFactsReading {
  facts: CreationFacts | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

/** How the server says that a project has no plans, which only an import leaves: the plan to be made is then the first. */
const NO_PLANS = 400;

/** Reads what the form needs, all at once (ui-screens appendix G). */
export function useCreationFacts(tpn: string): CreationFactsReading {
  const project = `/api/projects/${pathPart(tpn)}`;
  const { configuration: lists, error: listsError } = useConfiguration();
  const options = { showsRefusal: true };
  const first = useResource<FirstPlanData>(`${project}/firstProductionPlanData`, undefined, options);
  const starts = useResource<OutcomeSummary[]>(`${project}/productionOutcomesSummaries`, undefined, options);

  const { data: startingPoints } = starts;
  const isFirstKnown = first.data !== undefined || first.error?.status === NO_PLANS;
  const facts =
    lists !== undefined && startingPoints !== undefined && isFirstKnown
      ? { lists, first: first.data, startingPoints }
      : undefined;
  return {
    facts,
    error: facts ? undefined : (starts.error ?? first.error ?? listsError),
    reload: () => void Promise.all([first.reload(), starts.reload()]),
  };
}
