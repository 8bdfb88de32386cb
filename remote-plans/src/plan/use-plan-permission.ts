import { useResource } from 'shared/api';
import { useSession } from 'shared/session';

/** The permissions of a person on a resource. */
export const PERMISSION_PATH = '/api/permissionByActionOnResource';

/**
 * Whether the person signed in may change a plan (spec 6). Unlike `usePermission` it distinguishes a response that is
 * still to come, or failed, from a no: a page that becomes a form while somebody reads it would be a nuisance.
 */
export function usePlanPermission(pin: string) {
  const { status } = useSession();
  const isAsked = status === 'signedIn';
  const { data, error, isLoading, reload } = useResource<boolean>(isAsked ? PERMISSION_PATH : null, {
    action: 'canUpdatePlan',
    resourceId: pin,
  });
  return {
    mayUpdate: isAsked && data === true,
    error,
    reload,
    isLoading: status === 'unknown' || (isAsked && isLoading),
  };
}
