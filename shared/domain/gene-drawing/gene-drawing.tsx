import { useState } from 'react';
import { Box, Button, Disclosure, Row, Stack, Text } from 'shared/ui';
import { describeDrawing } from './describe-drawing.ts';
import type { DrawnGene, DrawnTrack } from './drawn-things.ts';
import { Picture } from './picture.tsx';
import { PositionsTable } from './positions-table.tsx';
import { isWorthEnlarging, viewOf } from './scale.ts';

export interface GeneDrawingProps {
  /** Names the drawing, for example `Egr2 and what is made of it`. */
  title: string;
  /** The build that all positions are on, for example `GRCm39`. */
  genomeBuild: string;
  /** Without the prefix chr. */
  chr: string;
  gene: DrawnGene;
  tracks: readonly DrawnTrack[];
}

/**
 * A gene to scale with its exons, and under it what people intend and have made: intentions by sequence, guides, deletions
 * (architecture §7). A table holds the same as text.
 */
export function GeneDrawing({ title, genomeBuild, chr, gene, tracks }: GeneDrawingProps) {
  const [isClose, setIsClose] = useState(false);
  const items = tracks.flatMap((track) => track.items);
  const whole = viewOf([gene, ...items]);
  const close = items.length === 0 ? whole : viewOf(items);
  const canEnlarge = isWorthEnlarging(whole, close);

  return (
    <Box as="figure" minW="0">
      <Stack gap="2">
        <Row as="figcaption" justifyContent="space-between">
          <Text>
            {title}{' '}
            <Text as="span" tone="muted" size="sm">
              chromosome {chr}, {genomeBuild}
            </Text>
          </Text>
          {canEnlarge && (
            <Button size="sm" aria-pressed={isClose} onClick={() => setIsClose(!isClose)}>
              Enlarge guides and deletions
            </Button>
          )}
        </Row>
        <Picture
          label={describeDrawing(gene, chr, genomeBuild, tracks)}
          chr={chr}
          gene={gene}
          tracks={tracks}
          view={isClose && canEnlarge ? close : whole}
        />
        <Disclosure summary="Positions as a table">
          <PositionsTable caption={`Positions on ${genomeBuild}`} chr={chr} gene={gene} tracks={tracks} />
        </Disclosure>
      </Stack>
    </Box>
  );
}
