import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/primitives.tsx';

/** A filter panel beside the content it narrows. The content may scroll sideways inside itself, never the page. */
export function FilterLayout({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <Row flexWrap="nowrap" alignItems="flex-start" gap="4" minW="0">
      {panel}
      <Stack gap="4" flex="1" minW="0">
        {children}
      </Stack>
    </Row>
  );
}
