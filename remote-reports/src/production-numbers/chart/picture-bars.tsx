import { formatCount } from 'shared/ui';
import { barTitle, longestBar, type Bar } from '../series/bars.ts';
import { TECHNIQUE_NAMES, TECHNIQUES, type Technique } from '../series/series.ts';
import { PICTURE_INK as INK } from './ink.ts';

interface PictureBarsProps {
  title: string;
  /** In order of time. */
  bars: readonly Bar[];
  shown: readonly Technique[];
  width: number;
}

/** In px. */
const ROW_HEIGHT = 24;
const HEADER_HEIGHT = 44;
const PERIOD_WIDTH = 118;
const NUMBER_WIDTH = 44;
const GAP = 10;

export function barsHeight(bars: readonly Bar[]): number {
  return HEADER_HEIGHT + bars.length * ROW_HEIGHT;
}

/** What is new in each year, the latest first, with a column of bars and numbers for each technique: as on the screen. */
export function PictureBars({ title, bars, shown, width }: PictureBarsProps) {
  const techniques = TECHNIQUES.filter((technique) => shown.includes(technique));
  const columnWidth = (width - PERIOD_WIDTH) / Math.max(1, techniques.length);
  const longest = longestBar(bars, techniques);
  const lengthOf = (count: number) => ((columnWidth - NUMBER_WIDTH - 2 * GAP) * count) / longest;
  const leftOf = (index: number) => PERIOD_WIDTH + index * columnWidth + NUMBER_WIDTH + GAP;
  const latestFirst = [...bars].reverse();
  return (
    <g fontSize={13}>
      <text fontSize={14} fill={INK.faintText}>
        {title}
      </text>
      {techniques.map((technique, index) => (
        <text key={technique} x={leftOf(index)} y={HEADER_HEIGHT - 16} fill={INK.text} fontWeight={600}>
          {TECHNIQUE_NAMES[technique]}
        </text>
      ))}
      {latestFirst.map((bar, row) => (
        <g key={bar.first} transform={`translate(0 ${HEADER_HEIGHT + row * ROW_HEIGHT})`}>
          <text y={5} fill={INK.text}>
            {barTitle(bar)}
          </text>
          {techniques.map((technique, index) => (
            <g key={technique} transform={`translate(${leftOf(index)} 0)`}>
              <text x={-GAP} y={5} textAnchor="end" fill={INK.text}>
                {formatCount(bar[technique])}
              </text>
              <rect y={-6} width={lengthOf(bar[technique])} height={13} rx={2} fill={INK[technique]} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}
