import type { ReactNode } from 'react';
import { Box } from 'shared/ui';
import { sectionAnchor } from './form-section.ts';

/** The place of a section in the page, which the navigation and the error summary lead to. Put its card inside. */
export function SectionPlace({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box
      id={sectionAnchor(id)}
      tabIndex={-1}
      // Clear of the line of sections where that is under the header; the page keeps clear of the header itself.
      scrollMarginTop={{ base: '12', lg: '0' }}
      borderRadius="lg"
      minW="0"
    >
      {children}
    </Box>
  );
}
