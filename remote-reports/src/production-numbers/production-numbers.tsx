import { Card, Stack } from 'shared/ui';
import { ChartCard } from './chart-card.tsx';
import { Headline } from './headline.tsx';

/** What the consortium has produced over time (ui-screens 4.1). */
export function ProductionNumbers() {
  return (
    <Stack gap="4">
      <Card title="IMPC Production Numbers">
        <Headline />
      </Card>
      <ChartCard />
    </Stack>
  );
}
