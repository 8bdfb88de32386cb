import type { Month } from '../months/month.ts';

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['PageDown', -12],
  ['PageUp', 12],
]);

/**
 * The month that a key of a slider leads to (WAI-ARIA): arrow keys go by months, Page Up and Page Down by years, Home
 * and End to the ends; `undefined` for any other key. The first key shows the last month.
 *
 * @param current null while no month is shown
 */
export function monthAfterKey(
  key: string,
  current: Month | null,
  { first, last }: { first: Month; last: Month },
): Month | undefined {
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  return current === null ? last : Math.min(last, Math.max(first, current + step));
}
