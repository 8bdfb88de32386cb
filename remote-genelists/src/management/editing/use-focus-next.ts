import { useCallback, useEffect, useRef } from 'react';

/** Gives the focus to an element by its id, as soon as it is there: a new row, or what is left after one was removed. */
export function useFocusNext(): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = document.getElementById(wanted.current);
    if (element === null) return;
    wanted.current = undefined;
    element.focus();
  });
  return useCallback((elementId: string) => {
    wanted.current = elementId;
  }, []);
}
