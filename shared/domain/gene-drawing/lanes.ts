import type { DrawnItem } from './drawn-things.ts';
import type { Scale, Span } from './scale.ts';

/** Narrower shapes could not be seen; what is drawn wider than it is stays at its left end. */
const NARROWEST_SHAPE = 4;
/** Px between neighbours in a lane. */
const GAP = 10;
/** Px of a letter, on the generous side: fonts differ. */
const LETTER_WIDTH = 6.5;

/** An item in its place: below its name, in the first lane where neither touches a neighbour. */
export interface PlacedItem {
  item: DrawnItem;
  shape: Span;
  /** Left end of the name. */
  nameX: number;
  /** The name, shortened if it is wider than the drawing. */
  name: string;
  /** Counted from 0, downwards. */
  lane: number;
}

/** Puts items into lanes, so that neither shapes nor names lie over each other. What is out of view is left out. */
export function placeItems(items: readonly DrawnItem[], scale: Scale): PlacedItem[] {
  const endsOfLanes: number[] = [];
  const inOrder = items.toSorted((one, other) => one.start - other.start || one.stop - other.stop);
  return inOrder.flatMap((item) => {
    const span = scale.spanOf(item);
    if (span === null) return [];
    const width = Math.max(span.width, NARROWEST_SHAPE);
    const shape = { x: Math.min(span.x, scale.width - width), width };
    const name = shortened(item.name, scale.width);
    const nameX = Math.max(0, Math.min(shape.x, scale.width - name.length * LETTER_WIDTH));

    const begin = Math.min(shape.x, nameX);
    const free = endsOfLanes.findIndex((end) => end + GAP <= begin);
    const lane = free === -1 ? endsOfLanes.length : free;
    endsOfLanes[lane] = Math.max(shape.x + width, nameX + name.length * LETTER_WIDTH);
    return [{ item, shape, nameX, name, lane }];
  });
}

export function laneCount(placed: readonly PlacedItem[]): number {
  return Math.max(0, ...placed.map(({ lane }) => lane + 1));
}

function shortened(name: string, width: number): string {
  const most = Math.floor(width / LETTER_WIDTH);
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}
