import type { DrawnItem } from './drawn-things.ts';
import type { Scale, Span } from './scale.ts';

export const SHAPE_HEIGHT = 10;
/** A cut reaches this far above and below its guide. */
const CUT_OVERHANG = 3;
const PRIMER_HEIGHT = 6;

interface ShapeProps {
  item: DrawnItem;
  place: Span;
  scale: Scale;
  y: number;
}

/** Each kind has its own shape, so that nobody needs the colour: a frame, an arrow, a crossed bar, a thin arrow. */
export function Shape({ item, place, scale, y }: ShapeProps) {
  const { x, width } = place;
  switch (item.kind) {
    case 'guide':
      return <Guide {...{ item, place, scale, y }} />;
    case 'primer':
      return (
        <path
          data-shape="primer"
          d={arrow({ x, width, isReverse: item.strand === '-', height: PRIMER_HEIGHT, y: y + 2 })}
        />
      );
    case 'intention':
      return <rect x={x} y={y} width={width} height={SHAPE_HEIGHT} rx="2" data-shape="intention" />;
    case 'deletion':
      return (
        <g data-shape="deletion">
          <rect x={x} y={y} width={width} height={SHAPE_HEIGHT} />
          <path d={crossesIn(x, y, width)} />
        </g>
      );
  }
}

/** Narrower guides show neither PAM nor cut: there is no room, and they lie where the guide lies. */
const NARROWEST_WITH_PARTS = 10;

/** An arrow along the guide, its PAM as a framed end, and a line across where the nuclease cuts. */
function Guide({ item: { start, stop, strand, pam, cutAfter }, place, scale, y }: ShapeProps) {
  const isReverse = strand === '-';
  const height = SHAPE_HEIGHT;
  const hasRoom = place.width >= NARROWEST_WITH_PARTS;
  const pamPlace = pam && hasRoom ? scale.spanOf(pam) : null;
  const isTip = pam !== undefined && (isReverse ? pam.start <= start : pam.stop >= stop);
  const cut = cutAfter !== undefined && hasRoom ? scale.edgeAfter(cutAfter) : null;
  return (
    <g>
      <path data-shape="guide" d={arrow({ ...place, isReverse, height, y })} />
      {pamPlace && (
        <path data-pam="" d={isTip ? arrow({ ...pamPlace, isReverse, height, y }) : box(pamPlace, y)} />
      )}
      {cut !== null && <path data-cut="" d={`M${cut} ${y - CUT_OVERHANG}V${y + height + CUT_OVERHANG}`} />}
    </g>
  );
}

function box({ x, width }: Span, y: number): string {
  return `M${x} ${y}h${width}v${SHAPE_HEIGHT}h${-width}Z`;
}

interface ArrowMeasures extends Span {
  y: number;
  height: number;
  isReverse: boolean;
}

/** Points along its strand. */
function arrow({ x, width, y, height, isReverse }: ArrowMeasures): string {
  const head = Math.min(width, height / 2);
  const [tail, neck, tip] = isReverse ? [x + width, x + head, x] : [x, x + width - head, x + width];
  const middle = y + height / 2;
  const bottom = y + height;
  return `M${tail} ${y}L${neck} ${y}L${tip} ${middle}L${neck} ${bottom}L${tail} ${bottom}Z`;
}

/** Slanting lines across a bar; none where there is no room for one. */
function crossesIn(x: number, y: number, width: number): string {
  const count = Math.floor(width / SHAPE_HEIGHT);
  return Array.from(
    { length: count },
    (_, index) => `M${x + index * SHAPE_HEIGHT} ${y + SHAPE_HEIGHT}l${SHAPE_HEIGHT} -${SHAPE_HEIGHT}`,
  ).join('');
}
