import { NoRows, type NoRowsProps } from 'shared/ui';

interface Filters {
  isFiltered: boolean;
  onClearFilters: () => void;
}

/** What lists of projects say in place of rows (PP-51). */
export function noProjects({
  isFiltered,
  onClearFilters,
}: Filters): Omit<NoRowsProps, 'isFailed' | 'onRetry'> {
  const hint = 'Nothing was found with the filters that are set.';
  return {
    failure: 'The results could not be loaded',
    title: 'No projects match',
    filtered: isFiltered ? { hint, clear: 'Clear filters', onClear: onClearFilters } : undefined,
  };
}

/** Why a list of projects is empty, and the way on (PP-51). */
export function NoProjects({
  isFailed,
  onRetry,
  ...filters
}: Filters & Pick<NoRowsProps, 'isFailed' | 'onRetry'>) {
  return <NoRows {...noProjects(filters)} isFailed={isFailed} onRetry={onRetry} />;
}
