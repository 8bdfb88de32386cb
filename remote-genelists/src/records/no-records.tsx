import { Button, EmptyState, RetryIcon } from 'shared/ui';

export interface NoRecordsProps {
  /** The list could not be read; its error stands above the page. */
  isFailed: boolean;
  onRetry: () => void;
  isFiltered: boolean;
  onClearFilter: () => void;
  /** What a list without records says. */
  title: string;
}

/** Why a table of records is empty, and the way on. */
export function NoRecords({ isFailed, onRetry, isFiltered, onClearFilter, title }: NoRecordsProps) {
  if (isFailed) {
    const retry = (
      <Button leftIcon={<RetryIcon />} onClick={onRetry}>
        Try again
      </Button>
    );
    return <EmptyState title="The gene list could not be loaded" action={retry} />;
  }
  if (!isFiltered) return <EmptyState title={title} />;
  return (
    <EmptyState title="No records match" action={<Button onClick={onClearFilter}>Clear filters</Button>}>
      Nothing was found with the filter that is set.
    </EmptyState>
  );
}
