import type { Stretch } from 'shared/contract';

/** Room on either side, as a part of what is shown. */
const MARGIN = 0.04;
/** Fewer bases than this are never spread over the whole width. */
const SHORTEST_VIEW = 60;
/** A closer view is worth offering when it enlarges at least this much. */
const WORTHWHILE_ENLARGEMENT = 3;

/** Number of bases. */
export function lengthOf({ start, stop }: Stretch): number {
  return stop - start + 1;
}

/** The stretch that shows all of these with some room around. */
export function viewOf(stretches: readonly Stretch[]): Stretch {
  const start = Math.min(...stretches.map((stretch) => stretch.start));
  const stop = Math.max(...stretches.map((stretch) => stretch.stop));
  const length = lengthOf({ start, stop });
  const margin = Math.ceil(Math.max(length * MARGIN, (SHORTEST_VIEW - length) / 2));
  return { start: Math.max(1, start - margin), stop: stop + margin };
}

/** Whether looking at the items alone shows clearly more than looking at the gene. */
export function isWorthEnlarging(whole: Stretch, close: Stretch): boolean {
  return lengthOf(whole) >= WORTHWHILE_ENLARGEMENT * lengthOf(close);
}

/** Where a stretch lies in the drawing. */
export interface Span {
  x: number;
  width: number;
}

/** Turns positions on the chromosome into places in a drawing: to scale, in px from its left edge. */
export interface Scale {
  view: Stretch;
  width: number;
  /** Place of the middle of a base. */
  middleOf: (base: number) => number;
  /** Place of a stretch, cut off at the edges; null if nothing of it is in view. */
  spanOf: (stretch: Stretch) => Span | null;
  /** Place between a base and the next; null outside the view. */
  edgeAfter: (base: number) => number | null;
  /** The base at a place. */
  baseAt: (x: number) => number;
  /** Bases for so many px. */
  basesIn: (px: number) => number;
}

/** Where bases fall in a drawing of this width, in pixels. */
export function scaleOf(view: Stretch, width: number): Scale {
  const pxPerBase = width / lengthOf(view);
  // The left edge of a base; its right edge is the left one of the next.
  const edgeOf = (base: number) => (base - view.start) * pxPerBase;
  return {
    view,
    width,
    middleOf: (base) => edgeOf(base + 0.5),
    spanOf: ({ start, stop }) => {
      if (stop < view.start || start > view.stop) return null;
      const x = Math.max(0, edgeOf(start));
      return { x, width: Math.min(width, edgeOf(stop + 1)) - x };
    },
    edgeAfter: (base) => (base < view.start - 1 || base > view.stop ? null : edgeOf(base + 1)),
    baseAt: (x) => Math.min(view.stop, Math.max(view.start, Math.floor(view.start + x / pxPerBase))),
    basesIn: (px) => px / pxPerBase,
  };
}

/** Px that the number of a tick takes. */
const ROOM_OF_A_TICK = 110;

/** Round positions for the axis, as many as have room: steps of 1, 2 or 5 times a power of ten. */
export function ticksOf({ view, width }: Scale): number[] {
  const most = Math.max(1, Math.floor(width / ROOM_OF_A_TICK));
  const step = roundStep(lengthOf(view) / most);
  const ticks: number[] = [];
  for (let base = Math.ceil(view.start / step) * step; base <= view.stop; base += step) ticks.push(base);
  return ticks;
}

function roundStep(atLeast: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= atLeast) ?? 10;
  return factor * power;
}
