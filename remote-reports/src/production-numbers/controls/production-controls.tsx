import { Box, Row } from 'shared/ui';
import { MonthField } from '../months/month-field.tsx';
import type { FilterState } from '../use-production-filters.ts';
import { ProducerFields } from './producer-fields.tsx';
import { ScopeChoice } from './scope-choice.tsx';

/** Said where the period ends before it starts. */
export const END_BEFORE_START = 'The end is before the start.';

/** Whose numbers the chart shows, and of which months (ui-screens 4.1, point 6). */
export function ProductionControls(state: FilterState) {
  const { filters, change } = state;
  const { scope, from, to } = filters;
  const isBackwards = from !== null && to !== null && to < from;
  return (
    <Row alignItems="flex-start" columnGap="6" rowGap="4">
      <ScopeChoice scope={scope} onChange={(chosen) => change({ scope: chosen })} />
      <ProducerFields {...state} />
      <Box w="11rem">
        <MonthField label="Start date" value={from} onChange={(month) => change({ from: month })} />
      </Box>
      <Box w="11rem">
        <MonthField
          label="End date"
          value={to}
          onChange={(month) => change({ to: month })}
          problem={isBackwards ? END_BEFORE_START : undefined}
        />
      </Box>
    </Row>
  );
}
