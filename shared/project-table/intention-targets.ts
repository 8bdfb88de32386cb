import type { GenomeLocation, Project, ProjectIntention } from 'shared/contract';

/** The intentions of a project; some restricted projects have none. */
export function intentionsOf({ projectIntentions }: Project): ProjectIntention[] {
  return projectIntentions ?? [];
}

/** The symbols of the genes that a project intends to change, in the order of its intentions. */
export function geneSymbolsOf(project: Project): string[] {
  const symbols = intentionsOf(project).flatMap(({ intentionByGene }) => intentionByGene?.gene.symbol ?? []);
  return [...new Set(symbols)];
}

/** The targets of an intention: its gene's symbol, or the places of its sequences, as `Chr 5:100-200 (GRCm39)`. */
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
