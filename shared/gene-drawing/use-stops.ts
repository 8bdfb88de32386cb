import { useCallback, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';

/** How a thing in a drawing can be pointed at, reached by keyboard, and chosen. */
export interface StopHandlers {
  /** The one that Tab leads to. */
  reachable: string | undefined;
  onPoint: (id: string | null) => void;
  onReach: (id: string) => void;
  /** Undefined where nothing comes of choosing. */
  onChoose: ((id: string) => void) | undefined;
}

/** How far a key moves; the ends are not joined. */
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The keyboard of a drawing: Tab leads into it, the arrow keys from item to item in the order of the page, Enter and
 * Space choose.
 *
 * @param ids of what is shown now
 */
export function useStops(
  frame: RefObject<SVGSVGElement | null>,
  ids: readonly string[],
  onChoose: ((id: string) => void) | undefined,
) {
  const [reached, setReached] = useState<string>();
  const [pointed, setPointed] = useState<string | null>(null);
  const [isInside, setIsInside] = useState(false);
  const onReach = useCallback((id: string) => {
    setReached(id);
    setIsInside(true);
  }, []);
  const reachable = reached !== undefined && ids.includes(reached) ? reached : ids[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const at = reachable === undefined ? -1 : ids.indexOf(reachable);
    if (step !== undefined && at !== -1) {
      event.preventDefault();
      focusStop(frame.current, ids[Math.max(0, Math.min(at + step, ids.length - 1))]);
    }
    if ((event.key === 'Enter' || event.key === ' ') && reachable !== undefined && isButton(event.target)) {
      event.preventDefault();
      onChoose?.(reachable);
    }
  };
  const handlers = useMemo<StopHandlers>(
    () => ({ reachable, onPoint: setPointed, onReach, onChoose }),
    [reachable, onReach, onChoose],
  );
  /** What is pointed at, or else has the keyboard. */
  const current = pointed ?? (isInside ? reachable : undefined);
  return { current, handlers, onKeyDown, onBlur: () => setIsInside(false) };
}

function isButton(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('role') === 'button';
}

function focusStop(frame: SVGSVGElement | null, id: string | undefined): void {
  const stops = frame?.querySelectorAll<SVGGElement>('[data-stop]') ?? [];
  Array.from(stops)
    .find((stop) => stop.dataset.stop === id)
    ?.focus();
}
