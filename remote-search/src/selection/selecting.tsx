import { besideBox, createSelection, SelectBoxIn, SelectionBar, type SelectionStore } from 'shared/bulk';
import type { SearchResponse, SearchResult } from 'shared/contract';
import type { Column } from 'shared/ui';
import { COLUMNS_WITH_TERMS, COLUMNS_WITHOUT_TERMS } from '../search-page/columns.tsx';
import type { Search } from '../search-page/use-search-address.ts';
import { readIdentifiers } from './read-identifiers.ts';

export interface SelectionOfSearchProps {
  search: Search;
  response: SearchResponse | undefined;
  /** The search is read again after a job. */
  onDone: () => void;
}

/** What makes the projects of a search selectable: its own columns, and the line above the table. */
export interface Selecting {
  columns: (isForTerms: boolean) => readonly Column<SearchResult>[];
  store: SelectionStore;
  Bar: typeof SelectionOfSearch;
}

export function createSelecting(): Selecting {
  const store = createSelection();
  const selectable = (column: Column<SearchResult>) =>
    column.id === 'tpn' ? withBox(column, store) : column;
  const withTerms = COLUMNS_WITH_TERMS.map(selectable);
  const withoutTerms = COLUMNS_WITHOUT_TERMS.map(selectable);
  return {
    store,
    columns: (isForTerms) => (isForTerms ? withTerms : withoutTerms),
    Bar: SelectionOfSearch,
  };
}

/** The column of identifiers with a box in each cell that has a project. */
function withBox(column: Column<SearchResult>, store: SelectionStore): Column<SearchResult> {
  return {
    ...column,
    ...(column.isRowHeader && { rowName: ({ project }) => project?.tpn ?? '' }),
    cell: (result) =>
      result.project && besideBox(<SelectBoxIn store={store} id={result.project.tpn} />, column.cell(result)),
  };
}

function SelectionOfSearch({
  store,
  search,
  response,
  onDone,
}: SelectionOfSearchProps & { store: SelectionStore }) {
  const page = response?.page;
  const isByTerms = typeof response?.results[0]?.input === 'string';
  return (
    <SelectionBar
      store={store}
      onPage={(response?.results ?? []).flatMap(({ project }) => project?.tpn ?? [])}
      // Rows of terms are not projects: some have none, and two may have the same.
      total={page === undefined || page.totalPages < 2 ? undefined : isByTerms ? null : page.totalElements}
      readMatching={() => readIdentifiers(search)}
      onDone={onDone}
    />
  );
}
