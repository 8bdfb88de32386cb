import { Button, EmptyState, RetryIcon } from 'shared/ui';
import { isFiltered } from '../search/filters.ts';
import type { SearchAddressControl } from './use-search-address.ts';

export interface NoResultsProps {
  search: SearchAddressControl;
  /** The search failed; its error stands above the page. */
  isFailed: boolean;
  onRetry: () => void;
}

/** Why there are no results, and the way on (PP-51). */
export function NoResults({ search, isFailed, onRetry }: NoResultsProps) {
  if (isFailed) {
    return (
      <EmptyState
        title="The results could not be loaded"
        action={
          <Button leftIcon={<RetryIcon />} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  if (search.isFileLost) {
    return (
      <EmptyState title="The searched file is no longer here">
        Files are not kept when the page is loaded again. Choose the file once more to search for its terms.
      </EmptyState>
    );
  }
  if (isFiltered(search.address.filters)) {
    return (
      <EmptyState
        title="No projects match"
        action={<Button onClick={() => search.refine({ filters: {} })}>Clear filters</Button>}
      >
        Nothing was found with the filters that are set.
      </EmptyState>
    );
  }
  return <EmptyState title="No projects match" />;
}
