import type { ReactNode } from 'react';
import type { Span } from './scale.ts';
import type { StopHandlers } from './use-stops.ts';

/** Small things are hit in a box of at least this width. */
const NARROWEST_TARGET = 16;

interface StopProps {
  id: string;
  /** The thing in words. */
  label: string;
  place: Span;
  y: number;
  height: number;
  handlers: StopHandlers;
  /** Only what has its own row can be chosen. */
  canBeChosen: boolean;
  children: ReactNode;
}

/** Something in a drawing that can be pointed at, reached by keyboard, and, if something comes of it, chosen. */
export function Stop({ id, label, place, y, height, handlers, canBeChosen, children }: StopProps) {
  const { reachable, onPoint, onReach, onChoose } = handlers;
  const isButton = canBeChosen && onChoose !== undefined;
  const width = Math.max(place.width, NARROWEST_TARGET);
  return (
    <g
      role={isButton ? 'button' : 'img'}
      aria-label={label}
      data-stop={id}
      tabIndex={id === reachable ? 0 : -1}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onReach(id)}
      onClick={isButton ? () => onChoose(id) : undefined}
    >
      <rect data-target="" x={place.x - (width - place.width) / 2} y={y} width={width} height={height} />
      {children}
    </g>
  );
}
