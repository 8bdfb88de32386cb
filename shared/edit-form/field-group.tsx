import type { ReactNode } from 'react';
import { Box } from 'shared/ui';

/** A bordered group of fields or facts, named by its legend. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="fieldset" borderWidth="1px" borderColor="border" borderRadius="md" px="4" pt="1" pb="4" minW="0">
      <Box as="legend" px="1" fontWeight="medium">
        {title}
      </Box>
      {children}
    </Box>
  );
}
