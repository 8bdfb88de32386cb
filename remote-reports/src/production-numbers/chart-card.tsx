import { useMemo, useState } from 'react';
import { Box, Card, Grid, Stack, Text } from 'shared/ui';
import { BarsTable } from './bars-table.tsx';
import { ChartOverlay } from './chart/chart-overlay.tsx';
import { CHART } from './chart/lazy-chart.ts';
import { chartState, type ChartState } from './chart/chart-state.ts';
import { CurrentChartView } from './chart/chart-view.ts';
import { ink } from './chart/ink.styles.ts';
import { Legend } from './chart/legend.tsx';
import { ProductionControls } from './controls/production-controls.tsx';
import { DownloadBar } from './downloads/download-bar.tsx';
import type { ShownFigure } from './downloads/shown-figure.ts';
import { barsTitle, captionOf, chartTitle, countedText, limitsOf, valueTitle } from './filters/caption.ts';
import { requestOf, type ProductionFilters } from './filters/filters.ts';
import { currentMonth } from './months/month.ts';
import { SeriesTable } from './series-table.tsx';
import { areMonths, barsOf } from './series/bars.ts';
import { TECHNIQUES, type MonthOfSeries, type Technique } from './series/series.ts';
import { useProductionFilters } from './use-production-filters.ts';
import { useProductionSeries } from './use-production-series.ts';
import { useRequestedFilters } from './use-requested-filters.ts';

const BESIDE = 'minmax(0, 3fr) minmax(0, 2fr)';

/** The chart with what chooses its numbers, explains them and takes them away (ui-screens 4.1, points 4 to 6). */
export function ChartCard() {
  const state = useProductionFilters();
  const { filters } = state;
  const requested = useRequestedFilters(filters);
  const response = useProductionSeries(requestOf(requested), requested.from);
  const [shown, setShown] = useState<readonly Technique[]>(TECHNIQUES);
  const toggle = (technique: Technique) =>
    setShown(TECHNIQUES.filter((each) => (each === technique) !== shown.includes(each)));

  const seen = chartState(filters, response, requested !== filters);
  const bars = useMemo(
    () => barsOf(response.news, { from: requested.from, to: requested.to }, currentMonth()),
    [response.news, requested.from, requested.to],
  );
  const shownFigure: ShownFigure = { filters, series: response.series, news: response.news, bars, shown };
  const isShown = seen.kind === 'shown';
  const isLoading = seen.kind === 'loading';
  const caption = captionOf(filters);
  return (
    <Card title={chartTitle(filters)}>
      <Stack gap="4" className={ink}>
        <ProductionControls {...state} />
        <Grid
          gap="6"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: isShown || isLoading ? BESIDE : undefined }}
        >
          <CumulativeFigure {...{ filters, seen, shown, toggle }} series={response.series} />
          {(isShown || isLoading) && (
            <BarsTable title={barsTitle(filters, areMonths(bars))} {...{ caption, bars, shown, isLoading }} />
          )}
        </Grid>
        <DownloadBar {...shownFigure} isShown={isShown} />
        {isShown && <SeriesTable series={response.series} caption={`${chartTitle(filters)}: ${caption}`} />}
      </Stack>
    </Card>
  );
}

interface CumulativeFigureProps {
  filters: ProductionFilters;
  series: readonly MonthOfSeries[];
  seen: ChartState;
  shown: readonly Technique[];
  toggle: (technique: Technique) => void;
}

/** The curves, what their axes are, and whose numbers they show. */
function CumulativeFigure({ filters, series, seen, shown, toggle }: CumulativeFigureProps) {
  const caption = captionOf(filters);
  const limits = limitsOf(filters);
  return (
    <Box as="figure" aria-label={caption} aria-busy={seen.kind === 'loading'} minW="0">
      <Text size="sm" tone="muted" mb="1">
        {valueTitle(filters)}
      </Text>
      <Box position="relative">
        <CurrentChartView value={{ series, shown }}>
          <CHART.Screen />
        </CurrentChartView>
        <ChartOverlay state={seen} />
      </Box>
      <Legend shown={shown} onToggle={toggle} />
      <Text as="figcaption" textAlign="center" mt="2">
        {caption}
        {limits !== '' && (
          <Text as="span" tone="muted">
            {`, ${limits}`}
          </Text>
        )}
      </Text>
      <Text size="sm" tone="muted" textAlign="center">
        {countedText(filters)}
      </Text>
    </Box>
  );
}
