import { Card } from 'shared/ui';
import { Headline } from './headline.tsx';

/** What the consortium has produced over time (ui-screens 4.1). */
export function ProductionNumbers() {
  return (
    <Card title="IMPC Production Numbers">
      <Headline />
    </Card>
  );
}
