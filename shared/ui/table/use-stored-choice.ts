import { useState } from 'react';

/**
 * A choice of the reader's, stored on this device. What cannot be read, or is no such choice, counts as none.
 *
 * @param initial what holds until the reader chooses
 */
export function useStoredChoice<T>(key: string, isChoice: (value: unknown) => value is T, initial: T) {
  const [choice, setChoice] = useState(() => stored(key, isChoice) ?? initial);
  const change = (next: T) => {
    setChoice(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
  };
  return [choice, change] as const;
}

function stored<T>(key: string, isChoice: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isChoice(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
