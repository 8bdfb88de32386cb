import type { DrawnItem } from './drawn-things.ts';
import type { Scale, Span } from './scale.ts';

/** Narrower shapes could not be seen; what is drawn wider than it is stays at its left end. */
const NARROWEST_SHAPE = 4;
/** Px between neighbours in a lane. */
const GAP = 10;
/** Px of a letter, on the generous side: fonts differ. */
const LETTER_WIDTH = 7;

/** The name of an item, above its shape. */
interface PlacedName {
  /** Shortened if it is wider than the drawing. */
  text: string;
  /** Where it begins; where it ends, if it would reach beyond the right edge. */
  x: number;
  anchor: 'start' | 'end';
}

/** More lanes would make a long list out of a small drawing. */
const MOST_LANES = 6;

/** An item in its place, in the first lane where neither its shape nor its name touches a neighbour. */
export interface PlacedItem {
  item: DrawnItem;
  shape: Span;
  /** null in a track with too many items to name them in the picture; the table names them all. */
  name: PlacedName | null;
  /** Counted from 0, downwards. */
  lane: number;
}

/**
 * Puts items into lanes, so that neither shapes nor names lie over each other. Where that would take too many lanes, names
 * are left out, and if need be shapes overlap. What is out of view is left out.
 */
export function placeItems(items: readonly DrawnItem[], scale: Scale): PlacedItem[] {
  const inOrder = items.toSorted((one, other) => one.start - other.start || one.stop - other.stop);
  const named = intoLanes(inOrder, scale, { withNames: true });
  return laneCount(named) <= MOST_LANES ? named : intoLanes(inOrder, scale, { withNames: false });
}

function intoLanes(
  items: readonly DrawnItem[],
  scale: Scale,
  { withNames }: { withNames: boolean },
): PlacedItem[] {
  const endsOfLanes: number[] = [];
  return items.flatMap((item) => {
    const shape = shapeOf(item, scale);
    if (shape === null) return [];
    const name = withNames ? placedName(item.name, shape.x, scale.width) : null;
    const { begin, end } = extentOf(shape, name);
    const lane = laneFrom(begin, endsOfLanes, withNames ? Infinity : MOST_LANES);
    endsOfLanes[lane] = end;
    return [{ item, shape, name, lane }];
  });
}

/** The first lane that is free from here on; when there may be no more, the one that will be free first. */
function laneFrom(begin: number, ends: readonly number[], mostLanes: number): number {
  const free = ends.findIndex((end) => end + GAP <= begin);
  if (free !== -1) return free;
  return ends.length < mostLanes ? ends.length : ends.indexOf(Math.min(...ends));
}

/** What an item covers of its lane. */
function extentOf(shape: Span, name: PlacedName | null): { begin: number; end: number } {
  const shapeEnd = shape.x + shape.width;
  if (name === null) return { begin: shape.x, end: shapeEnd };
  const width = widthOf(name.text);
  const begin = name.anchor === 'start' ? name.x : name.x - width;
  return { begin: Math.min(shape.x, begin), end: Math.max(shapeEnd, begin + width) };
}

/** How many lanes lie above each other. */
export function laneCount(placed: readonly PlacedItem[]): number {
  return Math.max(0, ...placed.map(({ lane }) => lane + 1));
}

/** Wide enough to be seen, and inside the drawing. */
function shapeOf(item: DrawnItem, scale: Scale): Span | null {
  const span = scale.spanOf(item);
  if (span === null) return null;
  const width = Math.max(span.width, NARROWEST_SHAPE);
  return { x: Math.min(span.x, scale.width - width), width };
}

function placedName(name: string, x: number, width: number): PlacedName {
  const text = shortened(name, width);
  return x + widthOf(text) > width ? { text, x: width, anchor: 'end' } : { text, x, anchor: 'start' };
}

function widthOf(text: string): number {
  return text.length * LETTER_WIDTH;
}

function shortened(name: string, width: number): string {
  const most = Math.floor(width / LETTER_WIDTH);
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}
