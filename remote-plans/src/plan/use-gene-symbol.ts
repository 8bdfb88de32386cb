import { useResource } from 'shared/api';
import type { Project } from 'shared/contract';
import { geneSymbolsOf } from 'shared/project-table';
import { projectPath } from '../routing/api-paths.ts';

/** The genes that a project intends to change, and the symbol of the first: plans do not say it themselves (api-2 §3.2). */
export function useGeneSymbol(tpn: string | undefined) {
  const path = tpn === undefined ? null : projectPath(tpn);
  const { data, error, isLoading } = useResource<Project>(path, undefined, { showsRefusal: true });
  const geneSymbols = data && geneSymbolsOf(data);
  return { geneSymbols, geneSymbol: geneSymbols && (geneSymbols[0] ?? null), error, isLoading };
}
