import type { Plan, Project, ProjectOverview } from 'shared/contract';
import { guidePlace, type NamedPlace, type Place } from 'shared/gene-drawing';

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
    .flatMap(({ intentionsBySequences = [] }, position) =>
      intentionsBySequences.map((bySequence) => ({ ...bySequence, position })),
    )
    .flatMap(({ position, index, sequence }) =>
      sequence.sequenceLocations.map(({ locationIndex, location }) => ({
        ...placeOf(location),
        strand: location.strand,
        kind: 'intention' as const,
        id: `intention ${position}.${index}.${locationIndex}`,
        name: `Sequence ${index}, location ${locationIndex}`,
      })),
    );
}

function guidesOf({ pin, crisprAttempt }: Pick<Plan, 'pin' | 'crisprAttempt'>): NamedPlace[] {
  const nucleaseTypeName = crisprAttempt?.nucleases[0]?.typeName ?? null;
  return (crisprAttempt?.guides ?? []).map((guide, index) =>
    guidePlace(guide, {
      id: `guide ${guide.id}`,
      name: `${guide.gid ?? `Guide ${index + 1}`} of ${pin}`,
      nucleaseTypeName,
    }),
  );
}

function deletionPlace(deletion: ProjectOverview['deletions'][number], index: number): NamedPlace {
  const of = deletion.colonyName ?? deletion.tpo;
  return {
    ...placeOf(deletion),
    kind: 'deletion',
    id: `deletion ${index}`,
    name: `${of}, ${deletion.symbol ?? deletion.min}`,
  };
}

function placeOf({ chr, start, stop, genomeBuild }: Place): Place {
  return { chr, start, stop, genomeBuild };
}
