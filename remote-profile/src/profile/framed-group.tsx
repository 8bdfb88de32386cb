import type { ReactNode } from 'react';
import { Box } from 'shared/ui';

/** A framed group of the profile card, named by its legend. */
export function FramedGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="fieldset" borderWidth="1px" borderColor="border" borderRadius="md" px="4" pt="1" pb="4" minW="0">
      <Box as="legend" px="1" fontWeight="medium">
        {title}
      </Box>
      {children}
    </Box>
  );
}
