import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes an open floating piece on Escape and on a press outside of it. Escape is taken before anybody else hears of it, so
 * that a menu inside a dialog does not close the dialog too.
 */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (byKeyboard: boolean) => void,
) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onDismiss(true);
    };
    const onPress = (event: PointerEvent) => {
      const target = event.target;
      if (target instanceof Node && inside.current?.contains(target)) return;
      onDismiss(false);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [isOpen, inside]);
}
