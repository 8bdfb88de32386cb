import { useResource } from 'shared/api';
import type { ResourceAction } from 'shared/contract';
import { useSession } from 'shared/session';

/**
 * What the person may do with a project, requested once per person; all no for visitors (spec part 1 §6). Whether plans can be
 * added is undefined until it is known.
 */
export function useProjectPermissions(tpn: string) {
  const responses = [
    usePermission('canUpdateProject', tpn),
    usePermission('canCreateProductionPlan', tpn),
    usePermission('canCreatePhenotypingPlan', tpn),
  ] as const;
  const [update, production, phenotyping] = responses;
  return {
    canUpdateProject: update.data === true,
    canCreateProductionPlan: production.data,
    canCreatePhenotypingPlan: phenotyping.data,
    isLoading: responses.some(({ isLoading }) => isLoading),
    error: responses.find(({ error }) => error !== undefined)?.error,
  };
}

/** Like `usePermission`, but distinguishes a pending or failed request from a no. */
function usePermission(action: ResourceAction, resourceId: string) {
  const { status } = useSession();
  const isAsked = status === 'signedIn';
  const path = isAsked ? '/api/permissionByActionOnResource' : null;
  const { data, error, isLoading } = useResource<boolean>(path, { action, resourceId });
  return { data: status === 'anonymous' ? false : data, error, isLoading: status === 'unknown' || isLoading };
}
