/** Where a floating piece (menu, tooltip) goes. All numbers in px of the viewport. */

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  left: number;
  top: number;
}

export type Placement = 'below-start' | 'below-end' | 'above-centre';

const GAP = 6;
const MARGIN = 8;

function horizontal(anchor: Rect, floating: Size, placement: Placement): number {
  if (placement === 'below-start') return anchor.left;
  if (placement === 'below-end') return anchor.left + anchor.width - floating.width;
  return anchor.left + (anchor.width - floating.width) / 2;
}

/** Keeps the whole piece in view; when it is wider than the view, its start wins. */
function keepInside(position: number, length: number, available: number): number {
  return Math.max(MARGIN, Math.min(position, available - length - MARGIN));
}

/** The preferred side of the anchor, the other side when only that one has room, always inside the viewport. */
export function placeBeside(anchor: Rect, floating: Size, viewport: Size, placement: Placement) {
  const above = anchor.top - floating.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + floating.height <= viewport.height - MARGIN;
  const goesAbove = placement === 'above-centre' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  return {
    left: Math.round(keepInside(horizontal(anchor, floating, placement), floating.width, viewport.width)),
    top: Math.round(keepInside(goesAbove ? above : below, floating.height, viewport.height)),
  };
}
