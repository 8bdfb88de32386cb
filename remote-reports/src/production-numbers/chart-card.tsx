import { useState } from 'react';
import { Box, Card, Stack, Text } from 'shared/ui';
import { ChartOverlay } from './chart/chart-overlay.tsx';
import { CHART } from './chart/lazy-chart.ts';
import { chartState } from './chart/chart-state.ts';
import { CurrentChartView } from './chart/chart-view.ts';
import { ink } from './chart/ink.styles.ts';
import { Legend } from './chart/legend.tsx';
import { ProductionControls } from './controls/production-controls.tsx';
import { DownloadBar } from './downloads/download-bar.tsx';
import { captionOf, chartTitle, limitsOf, valueTitle } from './filters/caption.ts';
import { requestOf } from './filters/filters.ts';
import { SeriesTable } from './series-table.tsx';
import { TECHNIQUES, type Technique } from './series/series.ts';
import { useProductionFilters } from './use-production-filters.ts';
import { useProductionSeries } from './use-production-series.ts';
import { useRequestedFilters } from './use-requested-filters.ts';

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
  const title = chartTitle(filters);
  const caption = captionOf(filters);
  const limits = limitsOf(filters);
  return (
    <Card title={title}>
      <Stack gap="4" className={ink}>
        <ProductionControls {...state} />
        <Box as="figure" aria-label={caption} aria-busy={seen.kind === 'loading'} minW="0">
          <Text size="sm" tone="muted" mb="1">
            {valueTitle(filters)}
          </Text>
          <Box position="relative">
            <CurrentChartView value={{ series: response.series, shown }}>
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
        </Box>
        <DownloadBar
          filters={filters}
          series={response.series}
          shown={shown}
          isShown={seen.kind === 'shown'}
        />
        {seen.kind === 'shown' && <SeriesTable series={response.series} caption={`${title}: ${caption}`} />}
      </Stack>
    </Card>
  );
}
