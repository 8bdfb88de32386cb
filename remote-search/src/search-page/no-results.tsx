import { NoProjects } from 'shared/domain';
import { EmptyState, isAnyFilterSet } from 'shared/ui';
import type { SearchAddressControl } from './use-search-address.ts';

export interface NoResultsProps {
  search: SearchAddressControl;
  /** The search failed; its error stands above the page. */
  isFailed: boolean;
  onRetry: () => void;
}

/** Why there are no results, and the way on (PP-51). */
export function NoResults({ search, isFailed, onRetry }: NoResultsProps) {
  if (search.isFileLost && !isFailed) {
    return (
      <EmptyState title="The searched file is no longer here">
        Files are not kept when the page is loaded again. Choose the file once more to search for its terms.
      </EmptyState>
    );
  }
  return (
    <NoProjects
      isFailed={isFailed}
      onRetry={onRetry}
      isFiltered={isAnyFilterSet(search.address.filters)}
      onClearFilters={() => search.refine({ filters: {} })}
    />
  );
}
