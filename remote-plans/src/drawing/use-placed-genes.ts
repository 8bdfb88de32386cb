import { pathPart, useResource } from 'shared/api';
import type { PlacedGene, ProjectOverview } from 'shared/contract';

const NONE: PlacedGene[] = [];

/**
 * Where the genes lie that a project intends to change: undefined while that is read, none where the tracker does not tell
 * it. Nothing else depends on the answer, so that its failure is not told.
 */
export function usePlacedGenes(tpn: string): PlacedGene[] | undefined {
  const path = `/api/v2/projects/${pathPart(tpn)}/overview`;
  const { data, error } = useResource<ProjectOverview>(path, undefined, { showsRefusal: true });
  return data?.genes ?? (error ? NONE : undefined);
}
