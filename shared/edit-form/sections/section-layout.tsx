import type { ReactNode } from 'react';
import { Box, Grid, Stack } from 'shared/ui';
import { clearOfBars } from './sections.styles.ts';

export interface SectionLayoutProps {
  /** `SectionNav`, or `FormSectionNav` inside a form. */
  nav: ReactNode;
  children: ReactNode;
}

/** Height of the header of the site, which stays at the top of the window. */
const HEADER = '14';

/** A long page: the navigation stays in view, beside the sections where there is room, above them elsewhere (PP-73). */
export function SectionLayout({ nav, children }: SectionLayoutProps) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="4"
    >
      <Box
        position="sticky"
        top={{ base: HEADER, lg: '20' }}
        alignSelf="start"
        zIndex={{ base: 'sticky', lg: 'auto' }}
        maxH={{ lg: 'calc(100vh - 6rem)' }}
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
  );
}
