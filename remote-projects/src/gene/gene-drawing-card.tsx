import { useMemo } from 'react';
import type { GenePage } from 'shared/contract';
import { drawingsOf, GeneDrawing, undrawnCount } from 'shared/gene-drawing';
import { Card, Stack, Text } from 'shared/ui';
import { genePlaces } from './gene-places.ts';

/** The gene to scale with the guides and deletions of all units; nothing for a gene without a position. */
export function GeneDrawingCard({ page }: { page: GenePage }) {
  const { maps, undrawn } = useMemo(() => {
    const places = genePlaces(page);
    const drawn = drawingsOf([page.gene], places);
    return { maps: drawn, undrawn: undrawnCount(drawn, places) };
  }, [page]);
  if (maps.length === 0) return null;
  return (
    <Card title="Gene Drawing">
      <Stack gap="3">
        {maps.map(({ gene, ...map }) => (
          <GeneDrawing
            key={map.genomeBuild}
            title={`${gene.symbol} and what is made of it`}
            gene={gene}
            {...map}
          />
        ))}
        {undrawn > 0 && (
          <Text tone="muted">
            {undrawn === 1 ? 'One guide or deletion is' : `${undrawn} guides or deletions are`} not drawn: the
            position is missing, far from the gene, or known on another build only.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
