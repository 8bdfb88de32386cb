import { formatCount } from 'shared/ui';
import { ticksOf, type Scale } from './scale.ts';

export const AXIS_HEIGHT = 30;
const LINE = 22;
const TICK = 5;
/** Nearer to an edge than this, a number would be cut off. */
const HALF_A_NUMBER = 40;

/** Round positions along the chromosome. */
export function Axis({ scale }: { scale: Scale }) {
  return (
    <g>
      <path data-axis="" d={`M0 ${LINE}H${scale.width}`} />
      {ticksOf(scale).map((base) => (
        <Tick key={base} x={scale.middleOf(base)} width={scale.width} label={formatCount(base)} />
      ))}
    </g>
  );
}

function Tick({ x, width, label }: { x: number; width: number; label: string }) {
  return (
    <>
      <path data-axis="" d={`M${x} ${LINE}v${TICK}`} />
      <text x={Math.max(HALF_A_NUMBER, Math.min(x, width - HALF_A_NUMBER))} y={LINE - 6} textAnchor="middle">
        {label}
      </text>
    </>
  );
}
