import { useResource, type ApiError } from 'shared/api';
import type { ResourceAction } from 'shared/contract';
import { useSession } from 'shared/session';

/** What the person may do with a project; all no for visitors (spec part 1 §6). */
export interface ProjectPermissions {
  canUpdateProject: boolean;
  canCreateProductionPlan: boolean;
  canCreatePhenotypingPlan: boolean;
  isLoading: boolean;
  error: ApiError | undefined;
}

/** Asks the server the three questions about a project, each once for each person. */
export function useProjectPermissions(tpn: string): ProjectPermissions {
  const answers = [
    usePermissionAnswer('canUpdateProject', tpn),
    usePermissionAnswer('canCreateProductionPlan', tpn),
    usePermissionAnswer('canCreatePhenotypingPlan', tpn),
  ] as const;
  const [update, production, phenotyping] = answers;
  return {
    canUpdateProject: update.data === true,
    canCreateProductionPlan: production.data === true,
    canCreatePhenotypingPlan: phenotyping.data === true,
    isLoading: answers.some(({ isLoading }) => isLoading),
    error: answers.find(({ error }) => error !== undefined)?.error,
  };
}

/** Like `usePermission`, but tells a question that is not answered yet, or failed, from a no. */
function usePermissionAnswer(action: ResourceAction, resourceId: string) {
  const isAsked = useSession().status === 'signedIn';
  const path = isAsked ? '/api/permissionByActionOnResource' : null;
  const { data, error, isLoading } = useResource<boolean>(path, { action, resourceId });
  return { data: isAsked ? data : false, error, isLoading };
}
