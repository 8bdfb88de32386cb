import type { Stretch } from 'shared/contract';
import { scaleOf } from './scale.ts';
import { movedView, zoomedView } from './view-moves.ts';

/** Pointers held down on a drawing: what it showed when the last of them came, and where they were then, in px from its left. */
export interface Gesture {
  view: Stretch;
  from: readonly number[];
}

/**
 * What is shown after the pointers moved: with one the drawing follows it, with two it is stretched between them. What was
 * under them at first stays there.
 */
export function viewAfterGesture(
  { view, from }: Gesture,
  to: readonly number[],
  width: number,
  whole: Stretch,
): Stretch {
  const [oneFrom, otherFrom] = from;
  const [oneTo, otherTo] = to;
  if (oneFrom === undefined || oneTo === undefined) return view;
  const scale = scaleOf(view, width);
  if (otherFrom === undefined || otherTo === undefined)
    return movedView(view, -scale.basesIn(oneTo - oneFrom), whole);
  const factor = distance(oneTo, otherTo) / distance(oneFrom, otherFrom);
  return zoomedView(view, factor, scale.baseAt((oneFrom + otherFrom) / 2), whole);
}

/** At least 1 px, so that it can divide. */
function distance(one: number, other: number): number {
  return Math.max(1, Math.abs(one - other));
}
