import { useEffect, useEffectEvent, useRef } from 'react';
import type { Draft } from 'shared/domain';
import { useFormContext, type FieldValues } from 'shared/ui-forms';
import { isSame } from './changed-sections.ts';
import { mergedValues } from './versions/merged-values.ts';

/** What was typed, and over what: others may have saved since. */
export interface KeptEdit<Values extends object> {
  base: Values;
  mine: Values;
}

/** Typing goes on while somebody types; what they stop at is kept. */
const PAUSE_MS = 500;

/**
 * Keeps what is typed in this browser until it is sent (PP-07). It shows nothing and renders nothing: it looks at the
 * values when the typing pauses.
 *
 * @param base the values as they are stored
 */
export function DraftKeeper<Values extends FieldValues>({
  base,
  draft: { keep, discard },
}: {
  base: Values;
  draft: Pick<Draft<KeptEdit<Values>>, 'keep' | 'discard'>;
}) {
  const { subscribe } = useFormContext<Values>();
  const isKept = useRef(false);
  const look = useEffectEvent((mine: Values) => {
    const isChanged = !isSame(mine, base);
    if (isChanged) keep({ base, mine });
    else if (isKept.current) discard();
    isKept.current = isChanged;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => look(values), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe]);
  return null;
}

/** What was typed on an earlier visit, over what is stored by now. */
export function takenUp<Values extends object>({ base, mine }: KeptEdit<Values>, stored: Values): Values {
  return mergedValues({ base, mine, theirs: stored });
}
