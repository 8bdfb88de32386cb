import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, type FieldValues } from 'shared/ui-forms';
import { isSame } from '../changes/same-section.ts';
import type { FormEdit } from '../form-edit.ts';

/** What was typed, and over what: others may have saved since. */
export interface DraftEdit<Values extends object> {
  base: Values;
  mine: Values;
}

/** A long form is not compared with what is stored on each key, but when the typing pauses. */
const PAUSE_MS = 500;

export interface DraftKeeperProps<Values extends FieldValues> {
  edit: Pick<FormEdit<Values>, 'base' | 'draft' | 'draftOf'>;
  /** What the values are changes of: another than what is stored while a resumed draft is older than that. */
  origin: Values;
  /** A short form stores each key at once. */
  isShort?: boolean;
}

/** Stores what is typed in this browser until it is sent (PP-07). It renders nothing, and spares the form its renders. */
export function DraftKeeper<Values extends FieldValues>({
  edit: { base, draft, draftOf = (values) => values },
  origin,
  isShort = false,
}: DraftKeeperProps<Values>) {
  const { subscribe } = useFormContext<Values>();
  const isStored = useRef(false);
  const store = useEffectEvent((values: Values) => {
    const mine = draftOf(values);
    const isChanged = !isSame(mine, base);
    if (isChanged) draft.keep({ base: origin, mine });
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
