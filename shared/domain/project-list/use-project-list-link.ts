import { useCallback } from 'react';
import { resourceUrl } from 'shared/api';
import { useSession } from 'shared/session';
import { listEntryOf, type ListEntry } from './list-entry.ts';

/** Filters that the project list and the search page have under the same name. */
export interface ProjectListFilters {
  workUnitName?: readonly string[];
  workGroupName?: readonly string[];
  consortiumName?: readonly string[];
  summaryStatusName?: readonly string[];
  /** The list alone has these: visitors have no such filters. */
  attemptTypeName?: readonly string[];
  changedFrom?: readonly string[];
}

/** Where a link goes, and what its history entry carries. */
export interface ProjectListLink {
  to: string;
  state?: ListEntry;
}

/**
 * Makes links to the projects that filters find: to the list of projects, and for visitors, who have none, to the search
 * page (spec part 1 §6).
 */
export function useProjectListLink(): (filters: ProjectListFilters) => ProjectListLink {
  const { person } = useSession();
  return useCallback(
    (filters) => {
      const query = { ...filters };
      return person === null
        ? { to: resourceUrl('/search', query) }
        : { to: resourceUrl('/projects', query), state: listEntryOf(person) };
    },
    [person],
  );
}
