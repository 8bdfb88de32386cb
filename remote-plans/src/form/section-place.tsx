import type { ReactNode } from 'react';
import { Box } from 'shared/ui';
import { sectionAnchor } from './form-section.ts';

/** The place of a section in the page, which the navigation and the error summary lead to. Put its card inside. */
export function SectionPlace({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box
      id={sectionAnchor(id)}
      tabIndex={-1}
      // Clear of the header, and on narrow screens of the line of sections under it.
      scrollMarginTop={{ base: '32', lg: '20' }}
      borderRadius="lg"
      minW="0"
    >
      {children}
    </Box>
  );
}
