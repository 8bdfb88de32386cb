import type { ReactNode } from 'react';
import { Box, Grid, Stack } from 'shared/ui';
import { FoldingPage } from './folding/folding.tsx';
import { clearOfBars } from './sections.styles.ts';

export interface SectionLayoutProps {
  /** `SectionNav`, or `FormSectionNav` inside a form. */
  nav: ReactNode;
  children: ReactNode;
}

/** What stays at the top of the window: the header of the site and, under it, the heading of a record. */
const BELOW_HEADINGS = 'calc(3.5rem + var(--record-heading, 0rem))';
const BESIDE_SECTIONS = 'calc(5rem + var(--record-heading, 0rem))';

/** A long page: the navigation stays in view, beside the sections where there is room, above them elsewhere (PP-73). */
export function SectionLayout({ nav, children }: SectionLayoutProps) {
  return (
    <FoldingPage>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
        columnGap="6"
        rowGap="4"
      >
        <Box
          position="sticky"
          top={{ base: BELOW_HEADINGS, lg: BESIDE_SECTIONS }}
          alignSelf="start"
          zIndex={{ base: 'sticky', lg: 'auto' }}
          maxH={{ lg: 'calc(100vh - 6rem - var(--record-heading, 0rem))' }}
          overflowY={{ lg: 'auto' }}
          bg="bg"
          py={{ base: '1', lg: '0' }}
          className="gt-no-print"
        >
          {nav}
        </Box>
        <Stack gap="4" minW="0" className={clearOfBars}>
          {children}
        </Stack>
      </Grid>
    </FoldingPage>
  );
}
