import { useState } from 'react';
import { useAfterPause } from 'shared/domain';

/** Nothing is drawn again while somebody is typing. */
const PAUSE_MS = 400;

/**
 * The value as it was when its content last stayed the same for a while: the same object as long as the content is the same.
 *
 * @param value anything that JSON can represent
 */
export function useSteady<T>(value: T): T {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ value, text });
  if (kept.text !== text) setKept({ value, text });
  return useAfterPause(kept.text === text ? kept.value : value, PAUSE_MS);
}
