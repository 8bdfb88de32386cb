import { errorText } from 'shared/api';
import { Box, EmptyState, ErrorState, LoadingState } from 'shared/ui';
import { CHOOSE_WORK_UNIT } from '../filters/caption.ts';
import type { ChartState } from './chart-state.ts';

/** Said where the filters leave nothing (spec part 1 §2). */
export const NO_DATA = 'There is no data available for the filters selected';

/** What lies over the chart while there is none to look at (ui-screens 4.1, PP-52). */
export function ChartOverlay({ state }: { state: ChartState }) {
  if (state.kind === 'shown') return null;
  return (
    <Box
      position="absolute"
      inset="0"
      display="grid"
      placeItems="center"
      borderRadius="md"
      bg="color-mix(in srgb, {colors.bg.panel} 82%, transparent)"
    >
      <OverlayContent state={state} />
    </Box>
  );
}

function OverlayContent({ state }: { state: ChartState }) {
  switch (state.kind) {
    case 'loading':
      return <LoadingState />;
    case 'failed':
      return <ErrorState text={errorText(state.error)} onRetry={state.retry} />;
    case 'choose':
      return <EmptyState title={CHOOSE_WORK_UNIT} />;
    default:
      return <EmptyState title={NO_DATA} />;
  }
}
