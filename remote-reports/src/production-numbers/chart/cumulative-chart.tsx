import { memo, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Box } from 'shared/ui';
import { currentMonth } from '../months/month.ts';
import { useChartView } from './chart-view.ts';
import { SCREEN_INK } from './ink.ts';
import { MonthReader } from './month-reader.tsx';
import { Plot } from './plot.tsx';
import { axesOf } from './scales.ts';

/** In px. */
const HEIGHT = 440;
const NARROW = 560;
const NARROW_HEIGHT = 280;

// Moving through the months must not draw the lines again.
const SteadyPlot = memo(Plot);

/** The chart on the screen: the drawing, and over it what reads the values of a month. */
export function CumulativeChart() {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const height = width !== null && width < NARROW ? NARROW_HEIGHT : HEIGHT;
  return (
    <Box ref={frame} position="relative" height={`${height}px`} minW="0" overflow="hidden">
      {width !== null && <Drawing width={width} height={height} />}
    </Box>
  );
}

function Drawing({ width, height }: { width: number; height: number }) {
  const { series, shown } = useChartView();
  const axes = useMemo(
    () => axesOf(series, shown, { width, height }, currentMonth()),
    [series, shown, width, height],
  );
  const drawn = { series, shown, axes, width, height };
  return (
    <>
      <svg width={width} height={height} aria-hidden focusable="false" data-chart="">
        <SteadyPlot {...drawn} ink={SCREEN_INK} />
      </svg>
      {series.length > 0 && <MonthReader {...drawn} />}
    </>
  );
}

/** Where nothing is laid out, as in tests. */
const USUAL_WIDTH = 960;

/** The width of an element in whole px, as it changes; `null` until the browser has measured, which is before it paints. */
function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => setWidth(Math.floor(measured.clientWidth) || USUAL_WIDTH);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}
