import type { Stretch } from 'shared/contract';
import { lengthOf } from './scale.ts';

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
