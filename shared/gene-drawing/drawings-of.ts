import type { GenePosition, PlacedGene, Stretch } from 'shared/contract';
import type { DrawnGene, DrawnItem, DrawnTrack } from './drawn-things.ts';
import { buildToDraw, chromosome, placeOnBuild, type Place } from './place-on-build.ts';

/** Something that has a place in the genome, on whatever build. */
export interface NamedPlace
  extends Place, Pick<DrawnItem, 'id' | 'kind' | 'name' | 'strand' | 'pam' | 'cutAfter' | 'isFixed'> {}

/** What one drawing shows, all on one build. */
export interface PlacesMap {
  genomeBuild: string;
  /** Without the prefix chr. */
  chr: string;
  /** null where no place of the gene is known; then there is something in the tracks. */
  gene: DrawnGene | null;
  /** Keep them the same object while nothing in them changes. */
  tracks: readonly DrawnTrack[];
}

/** What the drawing of a gene shows. */
export interface GeneMap extends PlacesMap {
  gene: DrawnGene;
}

const TRACKS: readonly { label: string; kind: DrawnItem['kind'] }[] = [
  { label: 'Intentions', kind: 'intention' },
  { label: 'Guides', kind: 'guide' },
  { label: 'Primers', kind: 'primer' },
  { label: 'Deletions', kind: 'deletion' },
];

/** A drawing for each gene whose position is known, on one build each. */
export function drawingsOf(genes: readonly PlacedGene[], places: readonly NamedPlace[]): GeneMap[] {
  return genes.flatMap((gene) => {
    const drawn = buildToDraw(gene);
    if (drawn === undefined) return [];
    const { genomeBuild, chr, start, stop } = drawn;
    const { symbol, strand } = gene;
    const items = places.flatMap((place) => itemOn(place, gene, drawn));
    const exons = exonsOn(gene, drawn);
    return [{ genomeBuild, chr, gene: { symbol, start, stop, strand, exons }, tracks: tracksOf(items) }];
  });
}

/**
 * A drawing of places alone, where the tracker does not know where their genes lie: on the build and chromosome of the first
 * of them; none where no place is known. What lies elsewhere is left out.
 */
export function drawingWithoutGene(places: readonly NamedPlace[]): PlacesMap[] {
  const known = places.flatMap((place) => {
    const { chr, start, stop, genomeBuild } = place;
    if (chr === null || start === null || stop === null || stop < start || !genomeBuild) return [];
    return [{ ...partsOf(place), start, stop, chr: chromosome(chr), genomeBuild }];
  });
  const [first] = known;
  if (first === undefined) return [];
  const { chr, genomeBuild } = first;
  const items = known
    .filter((place) => place.chr === chr && place.genomeBuild === genomeBuild)
    .map(({ start, stop, ...place }) => ({ ...partsOf(place), start, stop }));
  return [{ genomeBuild, chr, gene: null, tracks: tracksOf(items) }];
}

/** How many of the places none of the drawings shows: they must not look as if they were not there. */
export function undrawnCount(maps: readonly PlacesMap[], places: readonly NamedPlace[]): number {
  const drawn = new Set(
    maps.flatMap(({ tracks }) => tracks.flatMap(({ items }) => items.map(({ id }) => id))),
  );
  return places.filter(({ id }) => !drawn.has(id)).length;
}

function tracksOf(items: readonly DrawnItem[]): DrawnTrack[] {
  return TRACKS.map(({ label, kind }) => ({
    label,
    items: items.filter((item) => item.kind === kind),
  })).filter((track) => track.items.length > 0);
}

/** The place as an item of the drawing, its parts moved with it; nothing where it cannot be drawn. */
function itemOn(place: NamedPlace, gene: PlacedGene, drawn: GenePosition): DrawnItem[] {
  const stretch = placeOnBuild(place, gene, drawn);
  if (stretch === undefined) return [];
  const shift = stretch.start - (place.start ?? stretch.start);
  const { pam, cutAfter, ...parts } = partsOf(place);
  return [
    {
      ...parts,
      ...stretch,
      ...(pam && { pam: { start: pam.start + shift, stop: pam.stop + shift } }),
      ...(cutAfter !== undefined && { cutAfter: cutAfter + shift }),
    },
  ];
}

function partsOf({ id, kind, name, strand, pam, cutAfter, isFixed }: Omit<NamedPlace, keyof Place>) {
  return {
    id,
    kind,
    name,
    ...(strand !== undefined && { strand }),
    ...(pam && { pam }),
    ...(cutAfter !== undefined && { cutAfter }),
    ...(isFixed && { isFixed }),
  };
}

function exonsOn({ exonModel, ...gene }: PlacedGene, drawn: GenePosition): Stretch[] {
  if (exonModel === null) return [];
  const { genomeBuild, chr, exons } = exonModel;
  return exons.flatMap(
    (exon) => placeOnBuild({ ...exon, chr, genomeBuild }, { ...gene, exonModel }, drawn) ?? [],
  );
}
