import { formatCount } from 'shared/ui';
import { VictoryArea, VictoryAxis, type DomainPropType } from 'victory';
import { TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';
import { upperEdge } from '../series/upper-edge.ts';
import { approximateTextSizes } from './approximate-text-sizes.ts';
import type { Ink } from './ink.ts';
import { PLOT_PADDING, type Axes, type PlotSize } from './scales.ts';

export interface PlotProps extends PlotSize {
  series: readonly MonthOfSeries[];
  /** The techniques that are not hidden. */
  shown: readonly Technique[];
  axes: Axes;
  ink: Ink;
}

approximateTextSizes();

/**
 * Filled lines, one upon the other, over an axis of months (ui-screens 4.1): a group of SVG elements. The screen and the
 * picture draw it into an `svg` of their own. Each part is drawn by itself: `VictoryChart` and `VictoryStack` would look for the
 * domain, which is known, in all data several times.
 */
export function Plot({ series, shown, axes, ink, width, height }: PlotProps) {
  const { months, values } = axes;
  const axis = { stroke: ink.grid, strokeWidth: 1 };
  const labels = { fill: ink.faintText, fontFamily: 'inherit', fontSize: 12, padding: 8 };
  const domain: DomainPropType = { x: [months.first, months.last], y: [0, values.last] };
  const place = { standalone: false, width, height, padding: PLOT_PADDING, domain };
  // The highest first, so that the line of the one below is drawn over it.
  const fromTheTop = TECHNIQUES.filter((technique) => shown.includes(technique)).reverse();
  return (
    <g>
      <VictoryAxis
        {...place}
        name="values"
        dependentAxis
        tickValues={[...values.ticks]}
        tickFormat={formatCount}
        style={{ axis: { stroke: 'none' }, grid: axis, ticks: { size: 0 }, tickLabels: labels }}
      />
      <VictoryAxis
        {...place}
        name="months"
        tickValues={[...months.ticks]}
        tickFormat={months.label}
        style={{
          axis,
          grid: { stroke: 'none' },
          ticks: { ...axis, size: 5 },
          tickLabels: { ...labels, padding: 6 },
        }}
      />
      {series.length > 0 &&
        fromTheTop.map((technique) => (
          <VictoryArea
            {...place}
            key={technique}
            data={[...series]}
            x="month"
            y={(row: MonthOfSeries) => upperEdge(row, shown, technique)}
            y0={(row: MonthOfSeries) => upperEdge(row, shown, technique) - row[technique]}
            style={{
              data: { fill: ink[technique], fillOpacity: 0.28, stroke: ink[technique], strokeWidth: 2 },
            }}
          />
        ))}
    </g>
  );
}
