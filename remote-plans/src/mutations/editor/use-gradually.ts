import { startTransition, useEffect, useState } from 'react';

/** Blocks that are rendered together: as many as fit a screen. */
const STEP = 2;

/**
 * How many of many things to render now: a few at once, the others a few at a time when nothing else is to be done, so that
 * a long page can be read and typed into at once.
 */
export function useGradually(count: number): number {
  const [shown, setShown] = useState(STEP);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + STEP));
  }, [shown, count]);
  return Math.min(shown, count);
}
