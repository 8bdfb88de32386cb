import { useRef, useState } from 'react';
import { useDraft, useSentCreations } from 'shared/domain';
import { useFilledForm, type FieldValues, type FilledFormOptions } from 'shared/ui-forms';
import type { FormEdit } from '../form-edit.ts';
import { useAttempt } from '../use-attempt.ts';
import { LONG_FORM } from '../use-resource-form.ts';

/** A resource that is created, as data. */
export interface NewResource<Values extends FieldValues> {
  /** Where it is sent to. */
  path: string;
  /** The values of the form before anything is typed; the same object each time. */
  empty: Values;
  bodyOf: (values: Values) => object;
  /** Its screen. */
  addressOf: (id: string) => string;
  /** Called once it exists, also when an earlier attempt turns out to have created it. */
  onCreated?: () => void;
  /** An error with the fields as the form names them. */
  errorInForm?: (error: unknown) => unknown;
  /** Name of the draft in the browser, and values with one row in each table. */
  draft: { name: string; example: Values };
  options?: FilledFormOptions;
}

export interface NewResourceForm<Values extends FieldValues> extends FormEdit<Values> {
  /** Identifier of the new resource, once it exists. */
  createdId: string | undefined;
}

/**
 * Creates a resource, once: a repeated press, or another try after a lost response, creates one (PP-41), also after a reload and when it was
 * changed in between. A refusal, even of permission, leaves the person in the form with everything typed (PP-10).
 */
export function useNewResource<Values extends FieldValues>({
  path,
  empty,
  bodyOf,
  addressOf,
  onCreated,
  errorInForm = (reason) => reason,
  draft: { name, example },
  options = LONG_FORM,
}: NewResource<Values>): NewResourceForm<Values> {
  const form = useFilledForm(empty, options);
  const stored = useDraft(name, { base: example, mine: example });
  const sent = useSentCreations(path, name);
  const { attempt, isBusy: isSending, problems } = useAttempt();
  const [createdId, setCreatedId] = useState<string>();
  // What was typed last is stored after a pause, in which the resource may have been created.
  const isCreated = useRef(false);
  const draft: typeof stored = {
    ...stored,
    keep: (edit) => {
      if (!isCreated.current) stored.keep(edit);
    },
    discard: () => {
      stored.discard();
      sent.forget();
    },
  };

  const save = (values: Values) =>
    attempt(async () => {
      try {
        const id = await sent.send(bodyOf(values));
        onCreated?.();
        if (id === undefined) return undefined;
        isCreated.current = true;
        draft.discard();
        setCreatedId(id);
        return undefined;
      } catch (reason) {
        throw errorInForm(reason);
      }
    });
  const { earlierId } = sent;
  const earlier = earlierId === undefined ? undefined : { id: earlierId, address: addressOf(earlierId) };
  const isBusy = isSending || createdId !== undefined;
  return { form, base: empty, draft, save, isBusy, problems, createdId, earlier, isNew: true };
}
