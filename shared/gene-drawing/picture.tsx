import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Stretch } from 'shared/contract';
import { Box, formatCount, Text } from 'shared/ui';
import { Axis, AXIS_HEIGHT } from './axis.tsx';
import type { PlacesMap } from './drawings-of.ts';
import type { DrawnGene, DrawnTrack } from './drawn-things.ts';
import { boxesOf, GENE_HEIGHT, GeneModel } from './gene-model.tsx';
import { placeItems } from './lanes.ts';
import { itemText, positionText } from './describe-drawing.ts';
import { picture } from './picture.styles.ts';
import { scaleOf, type Scale } from './scale.ts';
import { Track, trackHeight, type PlacedTrack } from './track.tsx';
import { usePanAndZoom } from './use-pan-and-zoom.ts';
import { useStops } from './use-stops.ts';
import { useWidth } from './use-width.ts';
import { isSameView, middleOf, zoomedView, ZOOM_STEP } from './view-moves.ts';

interface PictureProps extends Omit<PlacesMap, 'genomeBuild'> {
  /** The picture in words. */
  label: string;
  /** What of the chromosome is shown. */
  view: Stretch;
  /** All that there is to see. */
  whole: Stretch;
  onView: (view: Stretch) => void;
  onChoose?: (id: string) => void;
}

/** Stands under the picture while nothing is pointed at. */
const HOW_TO = 'Point at the drawing, or go through it with Tab and the arrow keys, to see positions.';

/** Axis, gene and tracks under each other, to scale. */
export function Picture({ label, chr, gene, tracks, view, whole, onView, onChoose }: PictureProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const frame = useRef<SVGSVGElement>(null);
  const scale = useMemo(() => scaleOf(view, width), [view, width]);
  const layout = useMemo(() => layoutOf(gene, tracks, scale), [gene, tracks, scale]);
  const things = useMemo(() => thingsOf(gene, tracks, chr), [gene, tracks, chr]);
  const stops = useStops(frame, layout.ids, onChoose);
  const pan = usePanAndZoom({ frame, scale, whole, onView });
  const [pointerX, setPointerX] = useState<number>();

  const hover = (event: PointerEvent) => {
    pan.onPointerMove(event);
    if (event.pointerType === 'mouse')
      setPointerX(event.clientX - (frame.current?.getBoundingClientRect().left ?? 0));
  };
  const press = (event: KeyboardEvent) => {
    stops.onKeyDown(event);
    const factor = { '+': ZOOM_STEP, '-': 1 / ZOOM_STEP }[event.key];
    if (factor === undefined) return;
    event.preventDefault();
    const at = things.get(stops.handlers.reachable ?? '');
    onView(zoomedView(view, factor, at ? middleOf(at) : middleOf(view), whole));
  };
  const pointedText = pointerX === undefined ? HOW_TO : `${chr}:${formatCount(scale.baseAt(pointerX))}`;
  return (
    <Box ref={place} className={picture} minW="0" overflow="hidden">
      <svg
        ref={frame}
        role="group"
        aria-label={label}
        data-movable={isSameView(view, whole) ? undefined : ''}
        width={width}
        height={layout.height}
        viewBox={`0 0 ${width} ${layout.height}`}
        onKeyDown={press}
        onBlur={stops.onBlur}
        {...pan}
        onPointerMove={hover}
        onPointerLeave={() => setPointerX(undefined)}
      >
        <Axis scale={scale} />
        {pointerX !== undefined && (
          <path data-pointer="" d={`M${pointerX} ${AXIS_HEIGHT}V${layout.height}`} />
        )}
        {gene && <GeneModel {...{ gene, chr, scale }} y={AXIS_HEIGHT} handlers={stops.handlers} />}
        {layout.tracks.map(({ track, top }) => (
          <Track key={track.label} {...{ track, chr, scale }} y={top} handlers={stops.handlers} />
        ))}
      </svg>
      {/* Screen readers get the positions from the labels of the things. */}
      <Text size="sm" tone="muted" minH={{ base: '10', md: '5' }} aria-hidden overflowWrap="anywhere">
        {things.get(stops.current ?? '')?.text ?? pointedText}
      </Text>
    </Box>
  );
}

interface Layout {
  tracks: { track: PlacedTrack; top: number }[];
  height: number;
  /** Of the things in view, in the order in which the arrow keys go through them. */
  ids: string[];
}

function layoutOf(gene: DrawnGene | null, tracks: readonly DrawnTrack[], scale: Scale): Layout {
  const boxes = gene ? boxesOf(gene).filter((box) => scale.spanOf(box) !== null) : [];
  const layout: Layout = {
    tracks: [],
    height: AXIS_HEIGHT + (gene ? GENE_HEIGHT : 0),
    ids: boxes.map(({ id }) => id),
  };
  for (const { label, items } of tracks) {
    const track = { label, placed: placeItems(items, scale) };
    if (track.placed.length === 0) continue;
    layout.tracks.push({ track, top: layout.height });
    layout.height += trackHeight(track);
    layout.ids.push(...track.placed.map(({ item }) => item.id));
  }
  return layout;
}

interface Thing extends Stretch {
  text: string;
}

function thingsOf(gene: DrawnGene | null, tracks: readonly DrawnTrack[], chr: string): Map<string, Thing> {
  const boxes = gene ? boxesOf(gene) : [];
  return new Map([
    ...boxes.map(({ id, name, start, stop }): [string, Thing] => [
      id,
      { start, stop, text: `${name}: ${positionText(chr, { start, stop })}` },
    ]),
    ...tracks.flatMap(({ items }) =>
      items.map((item): [string, Thing] => [
        item.id,
        { start: item.start, stop: item.stop, text: itemText(item, chr) },
      ]),
    ),
  ]);
}
