import { useMemo } from 'react';
import { useResource } from 'shared/api';
import type { Project } from 'shared/contract';
import { geneSymbolsOf } from 'shared/project-table';
import { projectPath } from '../routing/api-paths.ts';

/**
 * The genes that a project intends to change: plans do not say them themselves (api-2 §3.2). The list is the same until the project is
 * read again, for what is memoised on it.
 */
export function useGeneSymbols(tpn: string | undefined) {
  const path = tpn === undefined ? null : projectPath(tpn);
  const { data, error, isLoading } = useResource<Project>(path, undefined, { showsRefusal: true });
  const geneSymbols = useMemo(() => data && geneSymbolsOf(data), [data]);
  return { geneSymbols, error, isLoading };
}
