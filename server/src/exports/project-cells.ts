import type { GenomeLocation, Project, ProjectIntention } from 'shared/contract';

/** What a project has in a cell: several values, or none. */
export type CellValues = (project: Project) => readonly (string | null)[];

function ofIntentions(values: (intention: ProjectIntention) => readonly (string | null)[]): CellValues {
  return ({ projectIntentions }) => (projectIntentions ?? []).flatMap(values);
}

/** The cells that tables of projects are made of, as the screens show them (ui-screens §3.3 and §6). */
export const PROJECT_CELLS = {
  tpn: ({ tpn }) => [tpn],
  targets: ofIntentions(targets),
  accessionIds: ofIntentions(({ intentionByGene }) => [intentionByGene?.gene.accessionId ?? null]),
  mutationTypes: ofIntentions(({ molecularMutationTypeName }) => [molecularMutationTypeName]),
  orthologs: ofIntentions(({ intentionByGene }) =>
    (intentionByGene?.bestOrthologs ?? []).map(({ symbol }) => symbol),
  ),
  workUnits: ({ relatedWorkUnitNames }) => relatedWorkUnitNames,
  workGroups: ({ relatedWorkGroupNames }) => relatedWorkGroupNames,
  assignment: ({ assignmentStatusName }) => [assignmentStatusName],
  summary: ({ summaryStatusName }) => [summaryStatusName],
  colonies: ({ colonyNames }) => colonyNames,
  phenotypingReferences: ({ phenotypingExternalRefs }) => phenotypingExternalRefs ?? [],
  privacy: ({ privacyName }) => [privacyName],
  consortia: ({ consortia }) => consortia.map(({ consortiumName }) => consortiumName),
  access: (project) => [accessStatus(project)],
} as const satisfies Record<string, CellValues>;

/** A gene's symbol, or the places of sequences, as the tables write them. */
function targets({ intentionByGene, intentionsBySequences }: ProjectIntention): string[] {
  if (intentionByGene !== undefined) return [intentionByGene.gene.symbol];
  return (intentionsBySequences ?? [])
    .flatMap(({ sequence }) => sequence.sequenceLocations)
    .map(({ location }) => place(location));
}

function place({ chr, start, stop, genomeBuild }: GenomeLocation): string {
  const range = `Chr ${chr ?? '?'}:${start ?? '?'}-${stop ?? '?'}`;
  return genomeBuild === null ? range : `${range} (${genomeBuild})`;
}

/** In words what the tables say with an icon; told by the related lists, as clients tell it (api-1 §5.5). */
function accessStatus({ relatedWorkUnitNames, relatedWorkGroupNames }: Project): string {
  return relatedWorkUnitNames.length === 0 && relatedWorkGroupNames.length === 0
    ? 'You are seeing a restricted version of this project.'
    : 'You are seeing the whole project.';
}
