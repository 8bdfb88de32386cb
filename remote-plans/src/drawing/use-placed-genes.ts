import { pathPart, useResource } from 'shared/api';
import type { PlacedGene, ProjectOverview } from 'shared/contract';

const NONE: PlacedGene[] = [];

/**
 * Where the genes lie that a project intends to change: undefined while that is read, empty where the tracker does not
 * return it. Nothing else depends on the response, so its failure is not shown.
 */
export function usePlacedGenes(tpn: string): PlacedGene[] | undefined {
  const path = `/api/v2/projects/${pathPart(tpn)}/overview`;
  const { data, error } = useResource<ProjectOverview>(path, undefined, { showsRefusal: true });
  return data?.genes ?? (error ? NONE : undefined);
}
