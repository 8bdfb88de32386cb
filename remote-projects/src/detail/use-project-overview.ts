import { useMemo } from 'react';
import { useResource, type Resource } from 'shared/api';
import type { Plan, ProjectOverview } from 'shared/contract';
import { overviewPath, projectPath } from '../project-path.ts';
import { overviewOfPlans } from './overview-of-plans.ts';

/** What a project has yielded. */
export type OverviewReading = Pick<Resource<ProjectOverview>, 'data' | 'error' | 'reload'>;

/**
 * Reads what a project has yielded: one call to our server. The existing tracker does not know that call; there the plans
 * tell some of it.
 *
 * @param plans undefined while they are read
 */
export function useProjectOverview(tpn: string, plans: readonly Plan[] | undefined): OverviewReading {
  const showsRefusal = true;
  const overview = useResource<ProjectOverview>(overviewPath(tpn), undefined, { showsRefusal });
  const isUnknownCall = overview.error?.status === 404;
  // A project without plans has yielded nothing, and one that does not exist has no plans either.
  const hasPlans = plans !== undefined && plans.length > 0;
  const conditionalPath = isUnknownCall && hasPlans ? `${projectPath(tpn)}/hasConditionalCrisprPlan` : null;
  const conditional = useResource<boolean>(conditionalPath, undefined, { showsRefusal });
  const isConditional = hasPlans ? conditional.data : false;
  const ofPlans = useMemo(
    () => (plans && isConditional !== undefined ? overviewOfPlans(plans, isConditional) : undefined),
    [plans, isConditional],
  );
  if (!isUnknownCall) return overview;
  return { data: ofPlans, error: conditional.error, reload: conditional.reload };
}
