import { useMemo, useState } from 'react';
import { ConflictError, type Conflict, type Editable } from 'shared/api';
import type { ChangeResponse, Project } from 'shared/contract';
import { useUnsavedChanges } from 'shared/router';
import { useForm, type UseFormReturn } from 'shared/ui-forms';
import { updateOf, valuesOf, type ProjectValues } from './project-values.ts';

/** The form of a project: its values, and how saving them goes. */
export interface ProjectForm {
  form: UseFormReturn<ProjectValues>;
  save: (values: ProjectValues) => Promise<void>;
  /** What the last attempt to save met with, if it failed. */
  error: unknown;
  /** A change is being saved. */
  isBusy: boolean;
  /** Somebody else has changed the project meanwhile. */
  conflict: ProjectConflict | undefined;
}

export interface ProjectConflict extends Pick<Conflict<Project>, 'message' | 'fields'> {
  base: ProjectValues;
  mine: ProjectValues;
  theirs: ProjectValues;
  /** Saves what the person has settled on. */
  keep: (merged: ProjectValues) => Promise<void>;
  isBusy: boolean;
  cancel: () => void;
}

export interface ProjectFormOptions {
  editable: Editable<Project>;
  /** The project as it was read. */
  project: Project;
  hasEsCellDetails: boolean;
  onSaved: (response: ChangeResponse) => void;
}

/**
 * Edits a project and saves it. Nothing typed is ever lost: a failed save leaves the form as it is, and a conflict is
 * settled between both sides (PP-07, PP-11).
 */
export function useProjectForm({
  editable,
  project,
  hasEsCellDetails,
  onSaved,
}: ProjectFormOptions): ProjectForm {
  const values = useMemo(() => valuesOf(project), [project]);
  const form = useForm<ProjectValues>({ values, mode: 'onChange' });
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  useUnsavedChanges(form.formState.isDirty);

  const attempt = async (send: () => Promise<ChangeResponse>) => {
    setError(undefined);
    setIsBusy(true);
    try {
      onSaved(await send());
    } catch (reason) {
      if (!(reason instanceof ConflictError)) setError(reason);
    } finally {
      setIsBusy(false);
    }
  };
  const bodyOf = (merged: ProjectValues, stored: Project) => updateOf(merged, stored, { hasEsCellDetails });

  const settle = (conflict: Conflict<Project>): ProjectConflict => ({
    message: conflict.message,
    fields: conflict.fields,
    base: values,
    mine: form.getValues(),
    theirs: valuesOf(conflict.theirs),
    keep: (merged) => attempt(() => conflict.save(bodyOf(merged, conflict.theirs))),
    isBusy,
    cancel: conflict.dismiss,
  });

  return {
    form,
    save: (changed) => attempt(() => editable.save(bodyOf(changed, project))),
    error,
    isBusy,
    conflict: editable.conflict && settle(editable.conflict),
  };
}
