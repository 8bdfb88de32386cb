import { useResource, pathPart } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Configuration, FirstPlanData } from 'shared/contract';
import type { FirstPlan } from './plan-kinds.ts';
import type { KnownOutcome } from './starting-choices.ts';
import { useStartingPoints } from './use-starting-points.ts';

/** What the creation form has to know about the site and the project. */
export interface CreationFacts {
  lists: Configuration;
  first: FirstPlan;
  /** Outcomes of the project. */
  outcomes: readonly KnownOutcome[];
}

/** How the server says that a project has no plans, which only an import leaves: the plan to be made is then the first. */
const NO_PLANS = 400;

/** Reads what the form needs, all at once (ui-screens appendix G). */
export function useCreationFacts(tpn: string) {
  const { configuration: lists, error: listsError } = useConfiguration();
  const firstPath = `/api/projects/${pathPart(tpn)}/firstProductionPlanData`;
  const first = useResource<FirstPlanData>(firstPath, undefined, { showsRefusal: true });
  const starts = useStartingPoints(tpn);

  const { data: outcomes } = starts;
  const isFirstKnown = first.data !== undefined || first.error?.status === NO_PLANS;
  const isComplete = lists !== undefined && outcomes !== undefined && isFirstKnown;
  const facts: CreationFacts | undefined = isComplete ? { lists, first: first.data, outcomes } : undefined;
  return {
    facts,
    error: facts ? undefined : (starts.error ?? first.error ?? listsError),
    reload: () => void Promise.all([first.reload(), starts.reload()]),
  };
}
