import { useState } from 'react';
import type { Conflict } from 'shared/api';
import { useDraft } from 'shared/domain';
import { useFilledForm, type FieldValues, type FilledFormOptions } from 'shared/ui-forms';
import type { SaveProblem } from './errors/summary-lines.ts';
import type { FormEdit } from './form-edit.ts';
import { useAttempt } from './use-attempt.ts';
import { useSameValues, useStoredValues, type Saves } from './use-stored-values.ts';

/** Sends a change of the resource, on condition that nobody else has changed it since it was read. */
export type Send<Response> = (body: unknown) => Promise<Response>;

/** How a save ended that was not refused as a whole. */
export interface SaveResult<Response> {
  /** To the requests that were carried out; none when nothing had to be sent. */
  responses: readonly Response[];
  /** Why a later request failed; its step of the status stays in the form. */
  problem?: SaveProblem;
}

/** The part of `useEditable` that saving needs; a resource that is saved in another way brings its own. */
export interface SavedResource<Stored, Response> {
  save: Send<Response>;
  reload: () => Promise<void>;
  conflict?: Omit<Conflict<Stored>, 'save'> & { save: Send<Response> };
}

/** A resource that is edited, as data. */
export interface EditedResource<Stored, Values extends FieldValues, Response> {
  editable: SavedResource<Stored, Response>;
  /** The resource as it was read. */
  current: Stored;
  valuesOf: (stored: Stored) => Values;
  /** Saves the values over this version of the resource. */
  save: (values: Values, stored: Stored, send: Send<Response>) => Promise<SaveResult<Response>>;
  /** Something was saved. */
  onSaved: (responses: readonly Response[]) => void;
  /** Name of the draft in the browser, and values with one row in each table: by default the stored ones. */
  draft: { name: string; example?: Values };
  /** The member with a step of the status: a save takes it once, and no draft resumes it. */
  step?: keyof Values;
  options?: FilledFormOptions;
}

/** Long forms: a field is validated when it is left, and the error summary takes the focus. */
export const LONG_FORM: FilledFormOptions = { mode: 'onTouched', shouldFocusError: false };

/**
 * Edits a resource and saves it. Nothing typed is ever lost: a failed save leaves the form as it is, of several requests the
 * unsaved part stays in it, a conflict is resolved between both versions, and a draft survives the page (PP-07, PP-11).
 */
export function useResourceForm<Stored, Values extends FieldValues, Response>(
  resource: EditedResource<Stored, Values, Response>,
): FormEdit<Values> {
  const { editable, current, valuesOf, step, options = LONG_FORM } = resource;
  const { conflict } = editable;
  const base = useSameValues(valuesOf(current));
  const form = useFilledForm(base, options);
  const { name, example = base } = resource.draft;
  const draft = useDraft(name, { base: example, mine: example });
  const { attempt, isBusy, problems } = useAttempt();
  const [saves, setSaves] = useState<Saves<Values>>({});
  const withStepOf = (values: Values) => (stored: Values) =>
    step === undefined ? stored : { ...stored, [step]: values[step] };
  const withoutStep = withStepOf(base);
  useStoredValues(form, { base, current, saves, withoutStep });

  const finish = (responses: readonly Response[], left?: Saves<Values>['left']) => {
    setSaves({ left });
    draft.discard();
    resource.onSaved(responses);
  };

  const saveOver = (values: Values, stored: Stored, send: Send<Response>) =>
    attempt(async () => {
      const { responses, problem } = await resource.save(values, stored, send);
      if (responses.length > 0) finish(responses, problem && withStepOf(values));
      // Everything was taken from the other version.
      else if (conflict) {
        await editable.reload();
        draft.discard();
      }
      return problem;
    });

  return {
    form,
    base,
    draft,
    save: (values) => saveOver(values, current, editable.save),
    isBusy,
    problems,
    conflict: conflict && {
      ...conflict,
      theirs: valuesOf(conflict.theirs),
      resolve: (merged) => saveOver(merged, conflict.theirs, conflict.save),
    },
    withoutStep,
  };
}
