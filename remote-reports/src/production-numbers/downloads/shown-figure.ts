import { formatDate, PRODUCT_NAME } from 'shared/ui';
import type { PictureProps } from '../chart/picture.tsx';
import { barsTitle, captionOf, chartTitle, countedText, limitsOf, valueTitle } from '../filters/caption.ts';
import { countedIn, type ProductionFilters } from '../filters/filters.ts';
import { areMonths, type Bar, type NewInMonth } from '../series/bars.ts';
import type { MonthOfSeries, Technique } from '../series/series.ts';
import { seriesLines } from '../series/series-csv.ts';

/** What is to be seen: the filters, and the numbers that they led to. */
export interface ShownFigure {
  filters: ProductionFilters;
  series: readonly MonthOfSeries[];
  news: readonly NewInMonth[];
  bars: readonly Bar[];
  /** The techniques that the legend has not hidden. */
  shown: readonly Technique[];
}

/** Its picture, which says by itself what it shows, of whom, from where and when. */
export function pictureOf({ filters, series, bars, shown }: ShownFigure): PictureProps {
  const whose = [captionOf(filters), limitsOf(filters)].filter((text) => text !== '').join(', ');
  return {
    title: chartTitle(filters),
    valueTitle: valueTitle(filters),
    barsTitle: barsTitle(filters, areMonths(bars)),
    notes: [
      `${whose}. ${countedText(filters)}`,
      `Source: ${PRODUCT_NAME}, ${window.location.origin}, ${formatDate(new Date())}`,
    ],
    series,
    bars,
    shown,
  };
}

/** Its numbers, as the lines of a table. */
export function linesOf({ filters, series, news, shown }: ShownFigure): string[][] {
  return seriesLines({ series, news, shown, counted: countedIn(filters), from: filters.from });
}
