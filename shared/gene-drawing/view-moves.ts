import type { Stretch } from 'shared/contract';
import { lengthOf, scaleOf } from './scale.ts';

/** Nearer than this there is nothing more to see: about 20 px a base. */
const SHORTEST_VIEW = 40;

/** How much one step of a button or a key enlarges. */
export const ZOOM_STEP = 2;
/** How far one step of a button moves, as a part of what is shown. */
export const MOVE_STEP = 0.5;

/**
 * The view after it was enlarged (factor above 1) or made smaller, within the whole. What lies at `around` stays where it is
 * on the screen.
 */
export function zoomedView(view: Stretch, factor: number, around: number, whole: Stretch): Stretch {
  const length = Math.round(lengthOf(view) / factor);
  const shown = Math.min(Math.max(length, Math.min(SHORTEST_VIEW, lengthOf(whole))), lengthOf(whole));
  const part = (around - view.start) / lengthOf(view);
  const start = Math.round(around - part * shown);
  return within({ start, stop: start + shown - 1 }, whole);
}

/** The view moved by so many bases, as far as the whole reaches. */
export function movedView(view: Stretch, bases: number, whole: Stretch): Stretch {
  const by = Math.round(bases);
  return within({ start: view.start + by, stop: view.stop + by }, whole);
}

/** The same length inside the whole, or all of the whole. */
export function within(view: Stretch, whole: Stretch): Stretch {
  const length = lengthOf(view);
  if (length >= lengthOf(whole)) return whole;
  const start = Math.min(Math.max(view.start, whole.start), whole.stop - length + 1);
  return { start, stop: start + length - 1 };
}

/** The base in the middle of the view. */
export function middleOf({ start, stop }: Stretch): number {
  return Math.round((start + stop) / 2);
}

export function isSameView(one: Stretch, other: Stretch): boolean {
  return one.start === other.start && one.stop === other.stop;
}

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
