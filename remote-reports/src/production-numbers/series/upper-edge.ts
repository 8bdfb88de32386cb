import { TECHNIQUES, type MonthOfSeries, type Technique } from './series.ts';

/** How high the area of a technique reaches at a month: those that are shown stand upon each other, in the order of `TECHNIQUES`. */
export function upperEdge(row: MonthOfSeries, shown: readonly Technique[], technique: Technique): number {
  const below = TECHNIQUES.slice(0, TECHNIQUES.indexOf(technique) + 1);
  return below.reduce((sum, each) => sum + (shown.includes(each) ? row[each] : 0), 0);
}
