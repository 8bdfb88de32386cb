import { useResource } from 'shared/api';
import type { RepositoryAllele, RepositoryPipelinePage } from 'shared/contract';
import type { FoundClone } from './found-clones.ts';

/** More pipelines than there are: they come in one call. */
const MOST_PIPELINES = 200;

/** The programme that made a clone. The pipelines are read once, however many clones there are. */
export function PipelineName({ clone: { pipelineName, pipelineId } }: { clone: FoundClone }) {
  const isAsked = pipelineName === null && pipelineId !== null;
  const { data, isLoading } = useResource<RepositoryPipelinePage>(
    isAsked ? '/api/targ_rep/pipelines' : null,
    { size: MOST_PIPELINES },
    { once: true, showsRefusal: true },
  );
  const known = data?._embedded?.targrep_pipelines.find(({ id }) => id === pipelineId);
  return pipelineName ?? known?.name ?? (isLoading ? null : <NotDefined />);
}

/** What kind of mutation a clone carries: that of its allele, which is read once for all clones that have it. */
export function MutationSubtype({ clone: { mutationSubtype, alleleId } }: { clone: FoundClone }) {
  const isAsked = mutationSubtype === null && alleleId !== null;
  const { data, isLoading } = useResource<RepositoryAllele>(
    isAsked ? `/api/targ_rep/alleles/${alleleId}` : null,
    undefined,
    { once: true, showsRefusal: true },
  );
  const told = mutationSubtype ?? data?.design_subtype.name ?? data?.design_type.name;
  return told ?? (isLoading ? null : <NotDefined />);
}

/** An empty value is shown as words, in a table too. */
export function NotDefined() {
  return <span data-absent="">Not defined</span>;
}
