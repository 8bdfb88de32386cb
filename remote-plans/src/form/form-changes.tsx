import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'shared/ui-forms';
import { changedMembers } from './changed-sections.ts';

/** Somebody who takes a letter back and types another one is still changing: what is undone is told after this pause. */
export const UNDONE_AFTER_MS = 300;

const NOTHING = {};

const CurrentChanges = createContext<readonly string[] | null>(null);

/**
 * Watches what of the form around differs from what is stored. It is found out once for everything that shows it, and told
 * at once when there is more of it; a change that is undone while typing is told after a pause, so that a letter more or
 * less does not move bars and marks (acceptance 6: each key is one frame).
 */
export function FormChanges({ children }: { children: ReactNode }) {
  const { getValues } = useFormContext();
  const { isDirty, dirtyFields, defaultValues = NOTHING } = useFormState();
  // Read, so that the form tells when they change.
  void dirtyFields;
  const changed = isDirty ? changedMembers(getValues(), defaultValues) : [];
  return <CurrentChanges value={useSettled(changed, defaultValues)}>{children}</CurrentChanges>;
}

/** @param stored what the form was last filled with: after a save nothing is pending */
function useSettled(changed: readonly string[], stored: FieldValues): readonly string[] {
  const [told, setTold] = useState({ changed, stored });
  const isMore = changed.some((member) => !told.changed.includes(member));
  const isLess = changed.length < told.changed.length;
  if (isMore || told.stored !== stored) setTold({ changed, stored });
  useEffect(() => {
    if (!isLess) return;
    const timer = setTimeout(() => setTold({ changed, stored }), UNDONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLess, changed, stored]);
  return told.changed;
}

/** Top-level members of the form's values that differ from what is stored: keys of its sections. */
export function useChangedMembers(): readonly string[] {
  const changed = use(CurrentChanges);
  if (!changed) throw new Error('Nobody watches the changes of this form: it is no LongForm');
  return changed;
}
