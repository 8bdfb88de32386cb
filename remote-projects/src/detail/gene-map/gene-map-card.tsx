import { memo } from 'react';
import type { Plan, Project, ProjectOverview } from 'shared/contract';
import { GeneDrawing } from 'shared/domain';
import { Card, Skeleton, Stack, Text } from 'shared/ui';
import { geneMapsOf, placesOf, undrawnCount } from './gene-map.ts';

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
  const places = placesOf(project, plans, overview);
  const maps = geneMapsOf(overview, places);
  if (maps.length === 0) return null;
  const undrawn = undrawnCount(maps, places);
  return (
    <Card title={TITLE}>
      <Stack gap="6">
        {maps.map((map) => (
          <GeneDrawing key={map.gene.symbol} title={`${map.gene.symbol} and what is made of it`} {...map} />
        ))}
        {undrawn > 0 && <Text tone="muted">{undrawnText(undrawn)}</Text>}
      </Stack>
    </Card>
  );
});

function undrawnText(count: number): string {
  const what =
    count === 1 ? 'One guide, deletion or intention is' : `${count} guides, deletions or intentions are`;
  return `${what} not drawn: the position is missing, far from the gene, or known on another build only.`;
}
