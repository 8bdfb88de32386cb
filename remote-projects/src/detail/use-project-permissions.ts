import { useResource } from 'shared/api';
import type { ResourceAction } from 'shared/contract';
import { useSession } from 'shared/session';
import type { OverviewReading } from './use-project-overview.ts';

/**
 * What the person may do with a project; all no for visitors (spec part 1 §6). Whether plans can be added is undefined until it is
 * known. Where the overview cannot be read, or its server does not say, each permission is requested by itself.
 */
export function useProjectPermissions(tpn: string, { data, error }: OverviewReading) {
  const isSilent = data === undefined ? error !== undefined : data.permissions === undefined;
  const responses = [
    usePermission('canUpdateProject', tpn, isSilent),
    usePermission('canCreateProductionPlan', tpn, isSilent),
    usePermission('canCreatePhenotypingPlan', tpn, isSilent),
  ] as const;
  const { status } = useSession();
  if (status === 'signedIn' && data?.permissions !== undefined)
    return { ...data.permissions, isLoading: false, error: undefined };
  const [update, production, phenotyping] = responses;
  const isAwaited = status === 'signedIn' && !isSilent;
  return {
    canUpdateProject: update.data === true,
    canCreateProductionPlan: production.data,
    canCreatePhenotypingPlan: phenotyping.data,
    isLoading: isAwaited || responses.some(({ isLoading }) => isLoading),
    error: responses.find((response) => response.error !== undefined)?.error,
  };
}

/** Like `usePermission` of shared/session, but distinguishes a pending or failed request from a no. */
function usePermission(action: ResourceAction, resourceId: string, isWanted: boolean) {
  const { status } = useSession();
  const path = isWanted && status === 'signedIn' ? '/api/permissionByActionOnResource' : null;
  const { data, error, isLoading } = useResource<boolean>(path, { action, resourceId });
  return { data: status === 'anonymous' ? false : data, error, isLoading: status === 'unknown' || isLoading };
}
