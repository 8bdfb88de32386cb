import type { Stretch } from 'shared/contract';
import { Box } from 'shared/ui';
import { Axis, AXIS_HEIGHT } from './axis.tsx';
import type { DrawnGene, DrawnTrack } from './drawn-things.ts';
import { GENE_HEIGHT, GeneModel } from './gene-model.tsx';
import { placeItems } from './lanes.ts';
import { scaleOf } from './scale.ts';
import { Track, trackHeight } from './track.tsx';
import { useWidth } from './use-width.ts';

export interface PictureProps {
  /** The picture in words. */
  label: string;
  chr: string;
  gene: DrawnGene;
  tracks: readonly DrawnTrack[];
  /** What of the chromosome is shown. */
  view: Stretch;
}

const LOOK = {
  '& svg': { display: 'block', overflow: 'visible' },
  '& text': { fill: 'fg.muted', fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
  '& [data-name]': { fill: 'fg' },
  '& [data-label]': { fontWeight: 'semibold' },
  '& [data-axis]': { stroke: 'border.control', fill: 'none' },
  '& [data-gene]': { stroke: 'fg.muted', fill: 'none' },
  '& [data-exon]': { fill: 'fg.muted' },
  '& [data-shape=intention]': { fill: 'accent.subtle', stroke: 'accent.fg' },
  '& [data-shape=guide]': { fill: 'accent.solid' },
  '& [data-shape=deletion] rect': { fill: 'danger.subtle', stroke: 'danger.fg' },
  '& [data-shape=deletion] path': { stroke: 'danger.fg' },
};

/** Axis, gene and tracks under each other, to scale. */
export function Picture({ label, chr, gene, tracks, view }: PictureProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const scale = scaleOf(view, width);
  const placedTracks = tracks
    .map((track) => ({ label: track.label, placed: placeItems(track.items, scale) }))
    .filter(({ placed }) => placed.length > 0);

  const tops: number[] = [];
  let height = AXIS_HEIGHT + GENE_HEIGHT;
  for (const track of placedTracks) {
    tops.push(height);
    height += trackHeight(track);
  }
  return (
    <Box ref={place} css={LOOK} minW="0" overflow="hidden">
      <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <Axis scale={scale} />
        <GeneModel gene={gene} scale={scale} y={AXIS_HEIGHT} />
        {placedTracks.map((track, index) => (
          <Track key={track.label} track={track} chr={chr} y={tops[index] ?? 0} />
        ))}
      </svg>
    </Box>
  );
}
