import { NoRows, type NoRowsProps } from 'shared/ui';

export interface NoProjectsProps {
  /** The list could not be read; its error stands above the page. */
  isFailed: boolean;
  onRetry: () => void;
  isFiltered: boolean;
  onClearFilters: () => void;
}

/** What lists of projects say in place of rows (PP-51). */
export function noProjects({
  isFiltered,
  onClearFilters,
}: Pick<NoProjectsProps, 'isFiltered' | 'onClearFilters'>): Omit<NoRowsProps, 'isFailed' | 'onRetry'> {
  return {
    failure: 'The results could not be loaded',
    title: 'No projects match',
    filtered: isFiltered
      ? {
          hint: 'Nothing was found with the filters that are set.',
          clear: 'Clear filters',
          onClear: onClearFilters,
        }
      : undefined,
  };
}

/** Why a list of projects is empty, and the way on (PP-51). */
export function NoProjects({ isFailed, onRetry, ...filters }: NoProjectsProps) {
  return <NoRows {...noProjects(filters)} isFailed={isFailed} onRetry={onRetry} />;
}
