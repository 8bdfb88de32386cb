import { useResource } from 'shared/api';
import type { Project } from 'shared/contract';
import { intentionsOf } from 'shared/project-table';
import { projectPath } from '../routing/api-paths.ts';

/** The symbol of the gene that a project intends first: plans do not say it themselves (api-2 §3.2). */
export function useGeneSymbol(tpn: string | undefined) {
  const path = tpn === undefined ? null : projectPath(tpn);
  const { data, error, isLoading } = useResource<Project>(path, undefined, { showsRefusal: true });
  return { geneSymbol: data && firstGeneSymbol(data), error, isLoading };
}

/** Null for a project that intends sequences only. */
export function firstGeneSymbol(project: Project): string | null {
  const [intention] = intentionsOf(project);
  return intention?.intentionByGene?.gene.symbol ?? null;
}
