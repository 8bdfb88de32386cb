import { useUnsavedChanges } from 'shared/router';
import { useChangedMembers } from './form-changes.tsx';

/** Asks before the person leaves with unsaved changes (PP-07). It shows nothing, and spares the form its renders. */
export function LeaveGuard() {
  useUnsavedChanges(useChangedMembers().length > 0);
  return null;
}
