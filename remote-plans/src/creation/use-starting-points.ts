import { pathPart, useResource, type Resource } from 'shared/api';
import type { OutcomeSummary, StartingPointChoice } from 'shared/contract';
import type { KnownOutcome } from './starting-choices.ts';

/**
 * Reads what a new plan of the project can start from. The existing tracker lacks our call, and returns less
 * (ui-screens 9).
 */
export function useStartingPoints(tpn: string): Resource<readonly KnownOutcome[]> {
  const id = pathPart(tpn);
  const options = { showsRefusal: true };
  const told = useResource<StartingPointChoice[]>(
    `/api/v2/projects/${id}/startingPoints`,
    undefined,
    options,
  );
  const isUnknownCall = told.error?.status === 404;
  const summaries = isUnknownCall ? `/api/projects/${id}/productionOutcomesSummaries` : null;
  const listed = useResource<OutcomeSummary[]>(summaries, undefined, options);
  return isUnknownCall ? listed : told;
}
