import { TECHNIQUES, type MonthOfSeries, type Technique } from './series.ts';
import type { Month } from '../months/month.ts';

/** Between which values a technique is drawn at a month. */
export interface LayerPoint {
  x: Month;
  y0: number;
  y: number;
}

/** The techniques that are shown, one upon the other, from the highest down: so the line of the one below is drawn over it. */
export function stacked(
  series: readonly MonthOfSeries[],
  shown: readonly Technique[],
): { technique: Technique; layer: LayerPoint[] }[] {
  const below = series.map(() => 0);
  const layers = TECHNIQUES.filter((technique) => shown.includes(technique)).map((technique) => ({
    technique,
    layer: series.map((row, index) => {
      const y0 = below[index] ?? 0;
      const y = y0 + row[technique];
      below[index] = y;
      return { x: row.month, y0, y };
    }),
  }));
  return layers.reverse();
}
