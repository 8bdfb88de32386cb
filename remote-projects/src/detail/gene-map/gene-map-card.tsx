import { memo, useMemo } from 'react';
import type { Plan, Project, ProjectOverview } from 'shared/contract';
import { drawingsOf, GeneDrawing, undrawnCount } from 'shared/gene-drawing';
import { Card, Skeleton, Stack, Text } from 'shared/ui';
import { placesOf } from './places-of.ts';

export interface GeneMapCardProps {
  project: Project;
  /** undefined while they are read. */
  plans: readonly Plan[] | undefined;
  /** undefined while it is read. */
  overview: ProjectOverview | undefined;
}

const TITLE = 'Gene Drawing';
/** About as high as a drawing, so that the plans below do not jump. */
const PLACEHOLDER_HEIGHT = '12rem';

/** The genes of a project to scale, with its intentions by sequence, guides and deletions; nothing for genes without a position. */
export const GeneMapCard = memo(function GeneMapCard({ project, plans, overview }: GeneMapCardProps) {
  if (overview === undefined || plans === undefined)
    return (
      <Card title={TITLE}>
        <Skeleton height={PLACEHOLDER_HEIGHT} />
      </Card>
    );
  return <GeneMaps project={project} plans={plans} overview={overview} />;
});

interface GeneMapsProps {
  project: Project;
  plans: readonly Plan[];
  overview: ProjectOverview;
}

function GeneMaps({ project, plans, overview }: GeneMapsProps) {
  const { maps, undrawn } = useMemo(() => {
    const places = placesOf(project, plans, overview);
    const drawn = drawingsOf(overview.genes, places);
    return { maps: drawn, undrawn: undrawnCount(drawn, places) };
  }, [project, plans, overview]);
  if (maps.length === 0) return null;
  return (
    <Card title={TITLE}>
      <Stack gap="6">
        {maps.map(({ gene, ...map }) => (
          <GeneDrawing
            key={gene.symbol}
            title={`${gene.symbol} and what is made of it`}
            gene={gene}
            {...map}
          />
        ))}
        {undrawn > 0 && <Text tone="muted">{undrawnText(undrawn)}</Text>}
      </Stack>
    </Card>
  );
}

function undrawnText(count: number): string {
  const what =
    count === 1 ? 'One guide, deletion or intention is' : `${count} guides, deletions or intentions are`;
  return `${what} not drawn: the position is missing, far from the gene, or known on another build only.`;
}
