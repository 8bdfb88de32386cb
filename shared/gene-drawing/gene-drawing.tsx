import { useMemo, useState } from 'react';
import type { Stretch } from 'shared/contract';
import { Box, Disclosure, Row, Stack, Text } from 'shared/ui';
import type { PlacesMap } from './drawings-of.ts';
import { describeDrawing } from './describe-drawing.ts';
import type { DrawnGene, DrawnTrack } from './drawn-things.ts';
import { Picture } from './picture.tsx';
import { PositionsTable } from './positions-table.tsx';
import { isWorthEnlarging, viewOf } from './scale.ts';
import { Toolbar } from './toolbar.tsx';
import { within } from './view-moves.ts';

export interface GeneDrawingProps extends PlacesMap {
  /** Names the drawing, for example `Egr2 and what is made of it`. */
  title: string;
  /** A thing in a track was chosen, by its id; what it leads to is the caller's part. Without it nothing can be chosen. */
  onChoose?: (id: string) => void;
}

/**
 * A gene to scale with its exons, and under it what people intend and have made: intentions by sequence, guides with PAM
 * and cut, primers, deletions (architecture §7). It can be enlarged and moved; an item under the pointer shows its
 * position. A table contains the same as text.
 */
export function GeneDrawing({ title, genomeBuild, chr, gene, tracks, onChoose }: GeneDrawingProps) {
  const [chosenView, setChosenView] = useState<Stretch>();
  const { whole, close } = useMemo(() => viewsOf(gene, tracks), [gene, tracks]);
  const view = useMemo(() => (chosenView ? within(chosenView, whole) : whole), [chosenView, whole]);
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
          <Toolbar view={view} whole={whole} onView={setChosenView} close={close} />
        </Row>
        <Picture
          label={describeDrawing(gene, chr, genomeBuild, tracks)}
          {...{ chr, gene, tracks, view, whole, onChoose }}
          onView={setChosenView}
        />
        {hasPam(tracks) && (
          <Text size="sm" tone="muted">
            Guides point along their strand. Enlarged, their framed end is the PAM, and the line across them
            the cut.
          </Text>
        )}
        <Disclosure summary="Positions as a table">
          <PositionsTable caption={`Positions on ${genomeBuild}`} chr={chr} gene={gene} tracks={tracks} />
        </Disclosure>
      </Stack>
    </Box>
  );
}

function hasPam(tracks: readonly DrawnTrack[]): boolean {
  return tracks.some(({ items }) => items.some(({ pam }) => pam !== undefined));
}

/** All that there is to see, and the items alone where that shows clearly more. */
function viewsOf(gene: DrawnGene | null, tracks: readonly DrawnTrack[]) {
  const filled = tracks.filter(({ items }) => items.length > 0);
  const items = filled.flatMap((track) => track.items);
  const whole = viewOf(gene ? [gene, ...items] : items);
  const close = items.length === 0 ? whole : within(viewOf(items), whole);
  if (!isWorthEnlarging(whole, close)) return { whole };
  const labels = filled.map(({ label }) => label.toLowerCase());
  return { whole, close: { view: close, label: `Enlarge ${inWords(labels)}` } };
}

/** `guides and deletions`; `intentions, guides and deletions`. */
function inWords(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  const others = labels.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`;
}
