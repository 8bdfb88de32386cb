import { monthTitle, yearOf, type Month } from '../months/month.ts';
import { startOfChart, type MonthOfSeries, type Technique } from '../series/series.ts';
import { upperEdge } from '../series/upper-edge.ts';

/** In px. */
export interface PlotSize {
  width: number;
  height: number;
}

/** Room around the plot for the labels of the axes, in px. */
export const PLOT_PADDING = { left: 60, right: 32, top: 12, bottom: 36 };

/** What the axes reach over and where they carry a label. */
export interface Axes {
  months: { first: Month; last: Month; ticks: readonly Month[]; label: (month: Month) => string };
  values: { last: number; ticks: readonly number[] };
}

/** A label of the month axis needs about this much room, in px; one of the value axis this much. */
const ROOM_FOR_MONTH = 76;
const ROOM_FOR_VALUE = 48;

const MONTHS_BETWEEN_TICKS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200];
const MOST_BETWEEN_TICKS = 12_000;
const FIRST_STEP_OF_YEARS = 12;

/** The axes of a chart of this size; the series that are hidden take no room on the value axis. */
export function axesOf(
  series: readonly MonthOfSeries[],
  shown: readonly Technique[],
  { width, height }: PlotSize,
  now: Month,
): Axes {
  const { left, right, top, bottom } = PLOT_PADDING;
  const first = series[0]?.month ?? startOfChart([]);
  const last = Math.max(first + 1, series.at(-1)?.month ?? now);
  const edges = series.flatMap((row) => shown.map((technique) => upperEdge(row, shown, technique)));
  return {
    months: { first, last, ...monthTicks(first, last, (width - left - right) / ROOM_FOR_MONTH) },
    values: valueTicks(Math.max(0, ...edges), (height - top - bottom) / ROOM_FOR_VALUE),
  };
}

/** As many labels as there is room for, at even steps; steps of whole years stand at Januaries and name the year only. */
export function monthTicks(first: Month, last: Month, most: number): Pick<Axes['months'], 'ticks' | 'label'> {
  const step =
    MONTHS_BETWEEN_TICKS.find((months) => (last - first) / months + 1 <= most) ?? MOST_BETWEEN_TICKS;
  const ticks: Month[] = [];
  for (let month = Math.ceil(first / step) * step; month <= last; month += step) ticks.push(month);
  const label = (month: Month) => (step < FIRST_STEP_OF_YEARS ? monthTitle(month) : String(yearOf(month)));
  return { ticks, label };
}

/** Round numbers from zero to the first that is not below the highest value. Genes come in ones: no step is smaller. */
export function valueTicks(highest: number, most: number): Axes['values'] {
  const roughStep = Math.max(1, highest / Math.max(1, most));
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((round) => round >= roughStep) ?? 10 * power;
  const count = Math.max(1, Math.ceil(highest / step));
  return { last: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/** Where a month and a value are in the plot, in px from its top left corner. */
export function placeInPlot(
  { months, values }: Axes,
  { width, height }: PlotSize,
  month: Month,
  value: number,
) {
  const { left, right, top, bottom } = PLOT_PADDING;
  const along = (month - months.first) / (months.last - months.first);
  return {
    x: left + along * (width - left - right),
    y: top + (1 - value / values.last) * (height - top - bottom),
  };
}

/** The month nearest to a place in the plot, in px from its left edge. */
export function monthAt({ months }: Axes, width: number, x: number): Month {
  const { left, right } = PLOT_PADDING;
  const along = (x - left) / (width - left - right);
  const month = Math.round(months.first + along * (months.last - months.first));
  return Math.min(months.last, Math.max(months.first, month));
}
