import type { ReactNode } from 'react';
import { Grid, Stack } from 'shared/ui';
import { FoldingPage } from './folding/folding.tsx';
import { bar, clearOfBars } from './sections.styles.ts';

export interface SectionLayoutProps {
  /** `SectionNav`, or `FormSectionNav` inside a form. */
  nav: ReactNode;
  children: ReactNode;
}

/** A long page: the navigation stays in view, beside the sections where there is room, above them elsewhere (PP-73). */
export function SectionLayout({ nav, children }: SectionLayoutProps) {
  return (
    <FoldingPage>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
        columnGap="6"
        rowGap="4"
      >
        <div className={`${bar} gt-no-print`}>{nav}</div>
        <Stack gap="4" minW="0" className={clearOfBars}>
          {children}
        </Stack>
      </Grid>
    </FoldingPage>
  );
}
