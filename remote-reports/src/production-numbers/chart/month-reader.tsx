import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Box, formatCount } from 'shared/ui';
import { monthTitle, type Month } from '../months/month.ts';
import { TECHNIQUE_NAMES, TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';
import { MonthTooltip } from './month-tooltip.tsx';
import { monthAfterKey } from './month-after-key.ts';
import { monthAt, type Axes, type PlotSize } from './scales.ts';

export interface MonthReaderProps extends PlotSize {
  series: readonly MonthOfSeries[];
  shown: readonly Technique[];
  axes: Axes;
}

/**
 * Reads the values of a month: under the pointer, or with the arrow keys, as a slider over the months. Escape puts what it
 * shows away.
 */
export function MonthReader({ series, shown, axes, width, height }: MonthReaderProps) {
  const [pointed, setPointed] = useState<Month | null>(null);
  const { first, last } = axes.months;
  const month = Math.min(last, Math.max(first, pointed ?? last));
  const row = series[month - first];

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setPointed(monthAt(axes, width, event.clientX - left));
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setPointed(null);
    const next = monthAfterKey(event.key, pointed === null ? null : month, axes.months);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next);
  };
  return (
    <Box
      position="absolute"
      inset="0"
      borderRadius="md"
      outlineOffset="-2px"
      touchAction="pan-y"
      tabIndex={0}
      role="slider"
      aria-label="Month"
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={month}
      aria-valuetext={row && readOut(row)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(null)}
      onKeyDown={move}
      onBlur={() => setPointed(null)}
    >
      {pointed !== null && row && <MonthTooltip {...{ row, shown, axes, width, height }} />}
    </Box>
  );
}

/** `Nov 2018: ES Cell 1,203, CRISPR 2,541`. */
function readOut(row: MonthOfSeries): string {
  const values = TECHNIQUES.map((each) => `${TECHNIQUE_NAMES[each]} ${formatCount(row[each])}`);
  return `${monthTitle(row.month)}: ${values.join(', ')}`;
}
