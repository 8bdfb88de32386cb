import { useMemo, useState } from 'react';
import type { FieldValues } from 'shared/ui-forms';
import { isSame } from '../changes/same-section.ts';
import type { FormEdit } from '../form-edit.ts';
import { draftOrigin, overwrites } from './draft-origin.ts';

/** The opening of the server's message about a conflict, which knows nothing of drafts; the dialog's title follows from it. */
const MESSAGE = 'Other values have been saved since your draft was begun.';

export interface DraftConflict<Values extends FieldValues> {
  /** The same edit, whose save asks first where a resumed draft would overwrite what others have saved since it was begun. */
  edit: FormEdit<Values>;
  /** What the values of the form are changes of. */
  origin: Values;
}

/**
 * A resumed draft is saved on condition that nobody has changed what the form was filled with, which is newer than what the draft was
 * begun with: what others have saved in between is compared here, so that the person decides as they do without a reload (PP-11).
 */
export function useDraftConflict<Values extends FieldValues>(edit: FormEdit<Values>): DraftConflict<Values> {
  const { form, base, draft, isNew, conflict } = edit;
  const { resumed } = draft;
  const [isAsking, setAsking] = useState(false);
  const origin = useMemo(
    () => (resumed && !isNew ? draftOrigin({ ...resumed, theirs: base }) : base),
    [resumed, isNew, base],
  );
  const save = async (values: Values) => {
    const isUndecided = origin !== base && overwrites({ base: origin, mine: values, theirs: base });
    setAsking(isUndecided);
    if (!isUndecided) await edit.save(values);
  };
  const resolve = async (merged: Values) => {
    if (!isSame(merged, base)) return edit.save(merged);
    // Everything was taken from the other version.
    form.reset(base);
    draft.discard();
    return undefined;
  };
  const dismiss = () => {
    setAsking(false);
    conflict?.dismiss();
  };
  const open =
    isAsking && origin !== base
      ? { base: origin, theirs: base, message: MESSAGE, fields: [], resolve, dismiss }
      : undefined;
  return { edit: { ...edit, save, conflict: conflict ? { ...conflict, dismiss } : open }, origin };
}
