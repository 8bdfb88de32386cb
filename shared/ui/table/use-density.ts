import { useStoredChoice } from './use-stored-choice.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** How close the rows of lists stand; the reader's choice, for all lists on this device. */
export function useDensity() {
  const [isCompact, onChange] = useStoredChoice('tables.compact', isFlag, false);
  return { isCompact, onChange };
}
