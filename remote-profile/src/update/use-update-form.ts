import { useMemo, useState } from 'react';
import { apiFetch, ConflictError, type Conflict, type Editable } from 'shared/api';
import type { Account, Person } from 'shared/contract';
import { useUnsavedChanges } from 'shared/router';
import { showNotice } from 'shared/ui';
import { useForm, type UseFormReturn } from 'shared/ui-forms';
import { NOTICE_MS } from '../notice-duration.ts';
import { accountPath } from '../paths.ts';
import { updateOf, valuesOf, type ManagedPlaces, type UpdateValues } from './update-values.ts';

export interface UpdateFormOptions {
  editable: Editable<Person>;
  person: Person;
  managed: ManagedPlaces;
  /** Reads the account anew. */
  onAccountChanged: () => Promise<void>;
}

/** Both sides of a change that somebody else has overtaken. */
export interface UpdateConflict extends Pick<Conflict<Person>, 'message' | 'fields'> {
  base: UpdateValues;
  mine: UpdateValues;
  theirs: UpdateValues;
  keep: (merged: UpdateValues) => void;
  cancel: () => void;
}

export interface AccountForm {
  form: UseFormReturn<UpdateValues>;
  save: (values: UpdateValues) => Promise<void>;
  /** Why the last save failed; what was typed is still there. */
  error: unknown;
  isBusy: boolean;
  conflict: UpdateConflict | undefined;
}

/** Saves the person, then who is an administrator, which is another call. Nothing typed is lost by a failure (PP-07, PP-11). */
export function useUpdateForm({
  editable,
  person,
  managed,
  onAccountChanged,
}: UpdateFormOptions): AccountForm {
  const values = useMemo(() => valuesOf(person, managed), [person, managed]);
  const form = useForm<UpdateValues>({ values, resetOptions: { keepDirtyValues: false } });
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  useUnsavedChanges(form.formState.isDirty);

  const attempt = async (
    changed: UpdateValues,
    stored: Person,
    save: (body: unknown) => Promise<unknown>,
  ) => {
    setError(undefined);
    setBusy(true);
    try {
      await save(updateOf(changed, stored, managed));
      if (changed.isAdmin !== stored.isAdmin) await makeAdministrator(person.email, changed.isAdmin);
      await onAccountChanged();
      showNotice({ kind: 'success', content: 'Data updated.', durationMs: NOTICE_MS });
    } catch (reason) {
      if (!(reason instanceof ConflictError)) setError(reason);
    } finally {
      setBusy(false);
    }
  };

  const { conflict } = editable;
  return {
    form,
    save: (changed) => attempt(changed, person, editable.save),
    error,
    isBusy,
    conflict: conflict && {
      message: conflict.message,
      fields: conflict.fields,
      base: values,
      mine: form.getValues(),
      theirs: valuesOf(conflict.theirs, managed),
      keep: (merged) => void attempt(merged, conflict.theirs, conflict.save),
      cancel: conflict.dismiss,
    },
  };

  async function makeAdministrator(email: string, isAdmin: boolean): Promise<void> {
    await apiFetch<Account>(accountPath(email), { method: 'PUT', body: { isAdmin }, showsRefusal: true });
    await editable.reload();
  }
}
