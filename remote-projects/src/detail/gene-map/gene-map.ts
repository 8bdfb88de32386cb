import type { Plan, PlacedGene, Project, ProjectOverview } from 'shared/contract';
import type { DrawnGene, DrawnItem, DrawnTrack } from 'shared/domain';
import { buildToDraw, placeOnBuild, type KnownStretch, type Place } from './place-on-build.ts';

/** Something of a project that has a place in the genome. */
export interface NamedPlace extends Place {
  kind: DrawnItem['kind'];
  name: string;
  strand?: string | null;
}

/** A gene with what the project does to it, all on one build. */
export interface GeneMap {
  genomeBuild: string;
  chr: string;
  gene: DrawnGene;
  tracks: DrawnTrack[];
}

const TRACKS: readonly { label: string; kind: DrawnItem['kind'] }[] = [
  { label: 'Intentions', kind: 'intention' },
  { label: 'Guides', kind: 'guide' },
  { label: 'Deletions', kind: 'deletion' },
];

/** A drawing for each gene of a project whose position is known. */
export function geneMapsOf(overview: ProjectOverview, places: readonly NamedPlace[]): GeneMap[] {
  return overview.genes.flatMap((gene) => {
    const drawn = buildToDraw(gene);
    if (drawn === undefined) return [];
    const { genomeBuild, chr, start, stop } = drawn;
    const { symbol, strand } = gene;
    const items = places.flatMap(({ kind, name, strand: ownStrand, ...place }) => {
      const stretch = placeOnBuild(place, gene, drawn);
      return stretch ? [{ ...stretch, kind, name, strand: ownStrand }] : [];
    });
    const tracks = TRACKS.map(({ label, kind }) => ({
      label,
      items: items.filter((item) => item.kind === kind),
    })).filter((track) => track.items.length > 0);
    const exons = exonsOn(gene, drawn);
    return [{ genomeBuild, chr, gene: { symbol, start, stop, strand, exons }, tracks }];
  });
}

/** How many of the places none of the drawings shows. */
export function undrawnCount(maps: readonly GeneMap[], places: readonly NamedPlace[]): number {
  const drawn = new Set(maps.flatMap(({ tracks }) => tracks.flatMap(({ items }) => items.map(idOf))));
  return places.filter((place) => !drawn.has(idOf(place))).length;
}

const idOf = ({ kind, name }: Pick<NamedPlace, 'kind' | 'name'>) => `${kind} ${name}`;

function exonsOn({ exonModel, ...gene }: PlacedGene, drawn: PlacedGene['positions'][number]): KnownStretch[] {
  if (exonModel === null) return [];
  const { genomeBuild, chr, exons } = exonModel;
  return exons.flatMap(
    (exon) => placeOnBuild({ ...exon, chr, genomeBuild }, { ...gene, exonModel }, drawn) ?? [],
  );
}

/** What a project has in the genome: its intentions by sequence, the guides of its plans, the deletions of its mutations. */
export function placesOf(
  project: Pick<Project, 'projectIntentions'>,
  plans: readonly Pick<Plan, 'pin' | 'crisprAttempt'>[],
  { deletions }: Pick<ProjectOverview, 'deletions'>,
): NamedPlace[] {
  return [...intendedPlaces(project), ...plans.flatMap(guidesOf), ...deletions.map(deletionPlace)];
}

function intendedPlaces({ projectIntentions }: Pick<Project, 'projectIntentions'>): NamedPlace[] {
  return (projectIntentions ?? [])
    .flatMap(({ intentionsBySequences = [] }) => intentionsBySequences)
    .flatMap(({ index, sequence }) =>
      sequence.sequenceLocations.map(({ locationIndex, location }) => ({
        ...placeOf(location),
        strand: location.strand,
        kind: 'intention' as const,
        name: `Sequence ${index}, location ${locationIndex}`,
      })),
    );
}

function guidesOf({ pin, crisprAttempt }: Pick<Plan, 'pin' | 'crisprAttempt'>): NamedPlace[] {
  return (crisprAttempt?.guides ?? []).map((guide, index) => ({
    ...placeOf(guide),
    strand: guide.strand,
    kind: 'guide' as const,
    name: `${guide.gid ?? `Guide ${index + 1}`} of ${pin}`,
  }));
}

function deletionPlace(deletion: ProjectOverview['deletions'][number]): NamedPlace {
  const of = deletion.colonyName ?? deletion.tpo;
  return {
    ...placeOf(deletion),
    kind: 'deletion',
    name: `${of}, ${deletion.symbol ?? deletion.min}`,
  };
}

function placeOf({ chr, start, stop, genomeBuild }: Place): Place {
  return { chr, start, stop, genomeBuild };
}
