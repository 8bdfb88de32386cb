import { Button, EmptyState, RetryIcon } from 'shared/ui';

export interface NoProjectsProps {
  /** The list could not be read; its error stands above the page. */
  isFailed: boolean;
  onRetry: () => void;
  isFiltered: boolean;
  onClearFilters: () => void;
}

/** Why a list of projects is empty, and the way on (PP-51). */
export function NoProjects({ isFailed, onRetry, isFiltered, onClearFilters }: NoProjectsProps) {
  if (isFailed) {
    const retry = (
      <Button leftIcon={<RetryIcon />} onClick={onRetry}>
        Try again
      </Button>
    );
    return <EmptyState title="The results could not be loaded" action={retry} />;
  }
  if (!isFiltered) return <EmptyState title="No projects match" />;
  return (
    <EmptyState title="No projects match" action={<Button onClick={onClearFilters}>Clear filters</Button>}>
      Nothing was found with the filters that are set.
    </EmptyState>
  );
}
