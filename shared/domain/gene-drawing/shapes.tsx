import type { DrawnItem } from './drawn-things.ts';
import type { Span } from './scale.ts';

export const SHAPE_HEIGHT = 10;

interface ShapeProps {
  item: DrawnItem;
  place: Span;
  y: number;
}

/** Each kind has a shape of its own, so that nobody needs the colour: a frame, an arrow, a crossed bar. */
export function Shape({ item, place: { x, width }, y }: ShapeProps) {
  if (item.kind === 'guide') return <Arrow x={x} y={y} width={width} isReverse={item.strand === '-'} />;
  const box = { x, y, width, height: SHAPE_HEIGHT };
  if (item.kind === 'intention') return <rect {...box} rx="2" data-shape="intention" />;
  return (
    <g data-shape="deletion">
      <rect {...box} />
      <path d={crossesIn(x, y, width)} />
    </g>
  );
}

interface ArrowProps extends Span {
  y: number;
  isReverse: boolean;
}

/** Points where the guide points: to its PAM. */
function Arrow({ x, y, width, isReverse }: ArrowProps) {
  const head = Math.min(width, SHAPE_HEIGHT / 2);
  const [tail, neck, tip] = isReverse ? [x + width, x + head, x] : [x, x + width - head, x + width];
  const middle = y + SHAPE_HEIGHT / 2;
  const bottom = y + SHAPE_HEIGHT;
  return (
    <path
      data-shape="guide"
      d={`M${tail} ${y}L${neck} ${y}L${tip} ${middle}L${neck} ${bottom}L${tail} ${bottom}Z`}
    />
  );
}

/** Slanting lines across a bar; none where there is no room for one. */
function crossesIn(x: number, y: number, width: number): string {
  const count = Math.floor(width / SHAPE_HEIGHT);
  return Array.from(
    { length: count },
    (_, index) => `M${x + index * SHAPE_HEIGHT} ${y + SHAPE_HEIGHT}l${SHAPE_HEIGHT} -${SHAPE_HEIGHT}`,
  ).join('');
}
