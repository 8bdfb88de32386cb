import { memo } from 'react';
import type { GenePage } from 'shared/contract';
import { ScreenPart } from 'shared/domain';
import { Text } from 'shared/ui';
import { AboutGeneCard } from './about-gene-card.tsx';
import { GeneDrawingCard } from './gene-drawing-card.tsx';
import { missingParts } from './missing-parts.ts';
import { OutcomesCard } from './outcomes-card.tsx';
import { PhenotypingCard } from './phenotyping-card.tsx';
import { ProjectsCard } from './projects-card.tsx';
import { StandingCard } from './standing-card.tsx';

/** Where the gene stands first; then where it is cut, who works on it, and what came of it. */
export const GeneContent = memo(function GeneContent({ page }: { page: GenePage }) {
  const { projects, outcomes, plans } = page;
  const missing = projects.length === 0 ? [] : missingParts(page);
  return (
    <>
      <StandingCard page={page} />
      <ScreenPart title="Gene Drawing">
        <GeneDrawingCard page={page} />
      </ScreenPart>
      {projects.length > 0 && <ProjectsCard projects={projects} plans={plans} />}
      {outcomes.length > 0 && <OutcomesCard outcomes={outcomes} />}
      <PhenotypingCard plans={plans} />
      <AboutGeneCard page={page} />
      {missing.length > 0 && <Text tone="muted">Nothing is recorded here yet of: {missing.join(', ')}.</Text>}
    </>
  );
});
