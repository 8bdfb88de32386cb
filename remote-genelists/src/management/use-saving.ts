import { useState } from 'react';
import { mutateResource } from 'shared/api';
import { showNotice } from 'shared/ui';
import { withList, type ChangeSet } from '../changes/change-set.ts';
import { saveChanges } from '../changes/save-changes.ts';
import { resolveConflicts, type Comparison } from '../changes/resolve-conflicts.ts';
import { contentPath } from '../list/list-calls.ts';
import type { HeldChanges } from './use-change-set.ts';

/** Spec part 2 §8: how long the notice of a save stays. */
const NOTICE_MS = 1500;

export interface Saving {
  isSaving: boolean;
  /** Why the last save failed; the next one clears it. */
  error: unknown;
  /** What the person must decide before the rest can be saved. */
  conflict: Comparison | undefined;
  /** Never throws: a failure is in `error`. */
  save: () => Promise<void>;
  /** Goes on saving, with the changes of these records kept and the other conflicts dropped. */
  settleConflict: (kept: ReadonlySet<number>) => Promise<void>;
  /** Back to the list, with all changes. Saving again leads to the same conflict. */
  dismissConflict: () => void;
}

/**
 * Saving what `held` contains (spec part 2 §4): one save at a time, then the page is read again, whatever came of it.
 */
export function useSaving(held: HeldChanges): Saving {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<Comparison>();

  const saveSet = async (set: ChangeSet) => {
    if (isSaving) return;
    setSaving(true);
    setError(undefined);
    setConflict(undefined);
    let open: Comparison | null = null;
    try {
      open = await saveChanges(set, held.keep);
      if (open === null) showNotice({ kind: 'success', content: 'Data updated.', durationMs: NOTICE_MS });
    } catch (reason) {
      setError(reason);
    } finally {
      await mutateResource(...set.map(({ consortium }) => contentPath(consortium)));
      setSaving(false);
      // Not before: the decision is saved, and one save goes on at a time.
      setConflict(open ?? undefined);
    }
  };
  return {
    isSaving,
    error,
    conflict,
    save: () => saveSet(held.set),
    settleConflict: (kept) => {
      if (conflict === undefined) return Promise.resolve();
      const set = withList(held.set, resolveConflicts(conflict, kept));
      held.replace(set);
      return saveSet(set);
    },
    dismissConflict: () => setConflict(undefined),
  };
}
