import { memo, useMemo, useState } from 'react';
import type { PlacedGene } from 'shared/contract';
import { GeneDrawing, type NamedPlace } from 'shared/gene-drawing';
import { Disclosure, Skeleton, Stack, Text } from 'shared/ui';
import { whatIsDrawn } from './what-is-drawn.ts';

/** About as high as a drawing with a few guides, so that what is below does not jump. */
const PLACEHOLDER_HEIGHT = '14rem';

interface PlacesDrawingProps {
  /** undefined while they are read. */
  genes: readonly PlacedGene[] | undefined;
  places: readonly NamedPlace[];
  /** What the drawing shows beside a gene: `the guides of this plan`. */
  subject: string;
  onChoose?: (id: string) => void;
}

/**
 * Genes and what lies in them to scale; nothing where no place is known. Where nothing lay in them at first they are folded,
 * and stay so while it is typed: a drawing that comes would move what is typed into.
 */
export const PlacesDrawing = memo(function PlacesDrawing(props: PlacesDrawingProps) {
  const { genes, places, subject, onChoose } = props;
  const drawn = useMemo(() => genes && whatIsDrawn(genes, places), [genes, places]);
  const [isFolded] = useState(places.length === 0);
  if (drawn === undefined) return <Skeleton height={PLACEHOLDER_HEIGHT} />;
  const { maps, remarks } = drawn;
  if (maps.length === 0) return null;
  const picture = (
    <Stack gap="2">
      {maps.map((map) => (
        <GeneDrawing
          key={map.gene?.symbol ?? map.chr}
          title={map.gene ? `${map.gene.symbol} and ${subject}` : capitalised(subject)}
          onChoose={onChoose}
          {...map}
        />
      ))}
      {remarks.map((remark) => (
        <Text key={remark} size="sm" tone="muted">
          {remark}
        </Text>
      ))}
    </Stack>
  );
  return isFolded ? (
    <Disclosure summary={`Drawing of the gene and ${subject}`}>{picture}</Disclosure>
  ) : (
    picture
  );
});

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
