import { formatCount } from 'shared/ui';
import { VictoryArea, VictoryAxis, VictoryChart, VictoryStack } from 'victory';
import { TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';
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
 * picture draw it into an `svg` of their own.
 */
export function Plot({ series, shown, axes, ink, width, height }: PlotProps) {
  const { months, values } = axes;
  const stacked = TECHNIQUES.filter((technique) => shown.includes(technique));
  const axis = { stroke: ink.grid, strokeWidth: 1 };
  const labels = { fill: ink.faintText, fontFamily: 'inherit', fontSize: 12, padding: 8 };
  const isEmpty = series.length === 0 || stacked.length === 0;
  return (
    <VictoryChart
      standalone={false}
      width={width}
      height={height}
      padding={PLOT_PADDING}
      domain={{ x: [months.first, months.last], y: [0, values.last] }}
    >
      <VictoryAxis
        dependentAxis
        tickValues={[...values.ticks]}
        tickFormat={formatCount}
        style={{ axis: { stroke: 'none' }, grid: axis, ticks: { size: 0 }, tickLabels: labels }}
      />
      <VictoryAxis
        tickValues={[...months.ticks]}
        tickFormat={months.label}
        style={{
          axis,
          grid: { stroke: 'none' },
          ticks: { ...axis, size: 5 },
          tickLabels: { ...labels, padding: 6 },
        }}
      />
      {!isEmpty && (
        <VictoryStack>
          {stacked.map((technique) => (
            <VictoryArea
              key={technique}
              data={series.map((row) => ({ x: row.month, y: row[technique] }))}
              style={{
                data: { fill: ink[technique], fillOpacity: 0.28, stroke: ink[technique], strokeWidth: 2 },
              }}
            />
          ))}
        </VictoryStack>
      )}
    </VictoryChart>
  );
}
