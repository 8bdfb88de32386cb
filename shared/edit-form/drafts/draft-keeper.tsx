import { useEffect, useEffectEvent, useRef } from 'react';
import { DraftOffer } from 'shared/domain';
import { useFormContext, type FieldValues } from 'shared/ui-forms';
import { isSame } from '../changes/same-section.ts';
import type { FormEdit } from '../form-edit.ts';
import { mergedValues } from '../versions/merged-values.ts';

/** What was typed, and over what: others may have saved since. */
export interface DraftEdit<Values extends object> {
  base: Values;
  mine: Values;
}

/** A long form is not compared with what is stored on each key, but when the typing pauses. */
const PAUSE_MS = 500;

export interface DraftKeeperProps<Values extends FieldValues> {
  edit: Pick<FormEdit<Values>, 'base' | 'draft' | 'draftOf'>;
  /** A short form stores each key at once. */
  isShort?: boolean;
}

/** Stores what is typed in this browser until it is sent (PP-07). It renders nothing, and spares the form its renders. */
export function DraftKeeper<Values extends FieldValues>({
  edit: { base, draft, draftOf = (values) => values },
  isShort = false,
}: DraftKeeperProps<Values>) {
  const { subscribe } = useFormContext<Values>();
  const isStored = useRef(false);
  const store = useEffectEvent((values: Values) => {
    const mine = draftOf(values);
    const isChanged = !isSame(mine, base);
    if (isChanged) draft.keep({ base, mine });
    else if (isStored.current) draft.discard();
    isStored.current = isChanged;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        if (isShort) store(values);
        else timer = setTimeout(() => store(values), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, isShort]);
  return null;
}

/** Offers what was typed on an earlier visit; it goes over what is stored by now. What has been stored meanwhile is no draft any more. */
export function EditDraftOffer<Values extends FieldValues>({ edit }: { edit: FormEdit<Values> }) {
  const { form, base, draft, withoutStep = (values) => values } = edit;
  const found = draft.found?.value;
  const isStored = found !== undefined && isSame(mergedValues({ ...found, theirs: base }), base);
  const discard = useEffectEvent(draft.discard);
  useEffect(() => {
    if (isStored) discard();
  }, [isStored]);
  if (isStored) return null;
  return (
    <DraftOffer
      draft={draft}
      onTakeUp={(typed) => {
        const values = mergedValues({ ...typed, theirs: base });
        form.reset(withoutStep(values), { keepDefaultValues: true });
      }}
    />
  );
}
