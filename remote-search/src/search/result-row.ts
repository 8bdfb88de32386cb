import type { GenomeLocation, Project, ProjectIntention, SearchResult } from 'shared/contract';

/** Shown where a term has no project (spec part 1 §2, search page). */
const NO_PROJECTS = 'No projects found';

/** The remarks on a row, one a line: the server's comment, and that there is no project. */
export function resultComments({ comment, project }: SearchResult): string[] {
  return [...(comment ? [comment] : []), ...(project === null ? [NO_PROJECTS] : [])];
}

/**
 * Whether a person sees the restricted version of a project: the server leaves its related work units and work
 * groups out of it (spec part 1 §2, search page).
 */
export function isRestrictedVersion(project: Project): boolean {
  return project.relatedWorkUnitNames.length === 0 && project.relatedWorkGroupNames.length === 0;
}

/** The intentions of a row's project; none without a project. */
export function intentionsOf({ project }: SearchResult): ProjectIntention[] {
  return project?.projectIntentions ?? [];
}

/** What an intention is about: its gene's symbol, or the places of its sequences, as `Chr 5:100-200 (GRCm39)`. */
export function targetsOf({ intentionByGene, intentionsBySequences }: ProjectIntention): string[] {
  if (intentionByGene) return [intentionByGene.gene.symbol];
  return (intentionsBySequences ?? [])
    .flatMap(({ sequence }) => sequence.sequenceLocations)
    .map(({ location }) => locationText(location));
}

function locationText({ chr, start, stop, genomeBuild }: GenomeLocation): string {
  const place = `Chr ${chr ?? '?'}:${start ?? '?'}-${stop ?? '?'}`;
  return genomeBuild ? `${place} (${genomeBuild})` : place;
}

/** Key of a row: a term may be asked twice and a project found by several terms, so only the place is unique. */
export function rowKey({ input, project }: SearchResult, index: number): string {
  return [index, input, project?.tpn].join('|');
}
