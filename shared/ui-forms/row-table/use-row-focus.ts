import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus once the rows have been rendered again: what had it may be gone, and what is to have it may just have
 * come.
 */
export function useRowFocus(
  frame: RefObject<HTMLElement | null>,
  addButton: RefObject<HTMLElement | null>,
  keys: readonly string[],
): (selector: string | null) => void {
  const next = useRef<{ selector: string | null } | null>(null);

  useEffect(() => {
    if (!next.current) return;
    const { selector } = next.current;
    next.current = null;
    const target = selector === null ? null : frame.current?.querySelector<HTMLElement>(selector);
    (target ?? addButton.current)?.focus();
  }, [keys, frame, addButton]);

  return useCallback((selector: string | null) => {
    next.current = { selector };
  }, []);
}
