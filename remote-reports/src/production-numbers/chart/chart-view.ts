import { createContext, use } from 'react';
import { TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';

export interface ChartView {
  series: readonly MonthOfSeries[];
  /** The techniques that the legend has not hidden. */
  shown: readonly Technique[];
}

/** What the chart draws. A context, because the chart is a lazy screen, and those take no properties. */
export const CurrentChartView = createContext<ChartView>({ series: [], shown: TECHNIQUES });

export const useChartView = () => use(CurrentChartView);
