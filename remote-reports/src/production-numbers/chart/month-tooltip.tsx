import { Box, formatCount } from 'shared/ui';
import { monthTitle } from '../months/month.ts';
import { TECHNIQUE_NAMES, TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';
import { upperEdge } from '../series/upper-edge.ts';
import { SCREEN_INK } from './ink.ts';
import { placeInPlot, PLOT_PADDING, type Axes, type PlotSize } from './scales.ts';

export interface MonthTooltipProps extends PlotSize {
  row: MonthOfSeries;
  shown: readonly Technique[];
  axes: Axes;
}

/** Between the line of the month and its values, in px. */
const GAP = 12;

/** A line at a month with both values beside it, titled such as `Nov 2018` (ui-screens 4.1). */
export function MonthTooltip({ row, shown, axes, width, height }: MonthTooltipProps) {
  const { x } = placeInPlot(axes, { width, height }, row.month, 0);
  // It stays within the chart by standing on the side where there is more room.
  const side = x > width / 2 ? { right: `${width - x + GAP}px` } : { left: `${x + GAP}px` };
  return (
    <Box aria-hidden pointerEvents="none" data-month-tooltip="">
      <Box
        position="absolute"
        width="1px"
        bg="border.control"
        style={{ left: `${x}px`, top: `${PLOT_PADDING.top}px`, bottom: `${PLOT_PADDING.bottom}px` }}
      />
      {shown.map((technique) => (
        <Dot
          key={technique}
          colour={SCREEN_INK[technique]}
          {...placeInPlot(axes, { width, height }, row.month, upperEdge(row, shown, technique))}
        />
      ))}
      <Box
        position="absolute"
        style={{ top: `${PLOT_PADDING.top}px`, ...side }}
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="md"
        boxShadow="md"
        px="3"
        py="2"
        fontSize="sm"
        whiteSpace="nowrap"
      >
        <Box fontWeight="semibold" mb="1">
          {monthTitle(row.month)}
        </Box>
        {TECHNIQUES.map((technique) => (
          <Box key={technique} display="flex" alignItems="center" gap="2">
            <Box w="2.5" h="2.5" borderRadius="sm" style={{ background: SCREEN_INK[technique] }} />
            <Box flex="1">{TECHNIQUE_NAMES[technique]}</Box>
            <Box fontWeight="semibold" fontVariantNumeric="tabular-nums" ps="3">
              {formatCount(row[technique])}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Dot({ colour, x, y }: { colour: string; x: number; y: number }) {
  return (
    <Box
      position="absolute"
      w="2.5"
      h="2.5"
      borderRadius="full"
      borderWidth="2px"
      borderColor="bg.panel"
      transform="translate(-50%, -50%)"
      style={{ left: `${x}px`, top: `${y}px`, background: colour }}
    />
  );
}
