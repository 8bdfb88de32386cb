import { useEffect, useReducer, useRef, useState } from 'react';
import type { UseFormReturn, FieldValues } from 'shared/ui-forms';
import { isSame } from './changes/same-section.ts';

/** The last save; another object for each. */
export interface Saves<Values> {
  /** What it has left unsaved, over the values as they are stored by now. */
  left?: (stored: Values) => Values;
}

/** The same object as long as the values are the same. */
export function useSameValues<Values>(values: Values): Values {
  const [same, setSame] = useState(values);
  const isNew = same !== values && !isSame(same, values);
  if (isNew) setSame(values);
  return isNew ? values : same;
}

export interface StoredValues<Values> {
  base: Values;
  /** The resource with these values; another object when it was read again. */
  current: unknown;
  saves: Saves<Values>;
  withoutStep: (values: Values) => Values;
}

/**
 * Fills the form with what is stored whenever that has changed, and with what is left unsaved over it. When something was
 * saved and could not be read again, the form keeps its values: those are stored by now.
 *
 * A form that is filled forgets its fields until they are rendered: then it renders its caller too, for fields that register without the kit,
 * as in remotes that were released before.
 */
export function useStoredValues<Values extends FieldValues>(
  { reset, getValues }: Pick<UseFormReturn<Values>, 'reset' | 'getValues'>,
  { base, current, saves, withoutStep }: StoredValues<Values>,
): void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const shown = useRef({ base, current, saves });
  useEffect(() => {
    const before = shown.current;
    if (before.base === base && before.saves === saves) return;
    shown.current = { base, current, saves };
    const isRead = before.base !== base || before.current !== current;
    const stored = isRead ? base : withoutStep(getValues());
    reset(stored);
    if (saves.left) reset(saves.left(stored), { keepDefaultValues: true });
    renderAgain();
  }, [reset, getValues, base, current, saves, withoutStep]);
}
