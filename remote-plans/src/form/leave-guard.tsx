import { useUnsavedChanges } from 'shared/router';
import { useFormState } from 'shared/ui-forms';

/** Asks before the person leaves with unsaved changes (PP-07). It shows nothing, and spares the form its renders. */
export function LeaveGuard() {
  const { isDirty } = useFormState();
  useUnsavedChanges(isDirty);
  return null;
}
