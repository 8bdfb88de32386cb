import { useResource } from 'shared/api';
import type { ResourceAction } from 'shared/contract';
import { useSession } from './session-store.ts';

/**
 * Whether the person signed in may do something with a project (tpn) or plan (pin). The server is asked once for
 * each action and resource; until it has answered, after a failure and for visitors the response is no (spec part 1
 * §6).
 */
export function usePermission(action: ResourceAction, resourceId: string | undefined): boolean {
  const isAsked = useSession().status === 'signedIn' && resourceId !== undefined;
  const path = isAsked ? '/api/permissionByActionOnResource' : null;
  const { data, isPrevious } = useResource<boolean>(path, { action, resourceId });
  return isAsked && !isPrevious && data === true;
}
