import { ErrorBanner, useListPage } from 'shared/domain';
import { FilterFrame, Page } from 'shared/ui';
import { fileKey } from '../search/searched-files.ts';
import { SearchCard } from './search-card.tsx';
import { SearchResults } from './search-results.tsx';
import { useFilterDefinitions } from './use-filter-definitions.tsx';
import { useProjectSearch } from './use-project-search.ts';
import { useSearchAddress, type AskedSearch } from './use-search-address.ts';
import { useSearchExport } from './use-search-export.ts';

/** The project search (spec part 1 §2, ui-screens 3): the home page, and `/search`. */
export function SearchPage() {
  const search = useSearchAddress();
  const question = { ...search.address, file: fileKey(search.searchedFile) };
  const results = useListPage(useProjectSearch(search), question, search.refine);
  const csv = useSearchExport(search);

  /** Searching for the same once more asks the server again. */
  const run = (asked: AskedSearch) => {
    if (!search.search(asked)) void results.reload();
  };

  const { filters } = search.address;
  const { definitions, error: configurationError } = useFilterDefinitions(filters);

  return (
    <Page
      title="Search"
      documentTitle="Projects search"
      banner={<ErrorBanner errors={[results.error, csv.error, configurationError]} />}
    >
      <FilterFrame
        definitions={definitions}
        values={filters}
        onChange={(changed) => search.refine({ filters: changed })}
      >
        <SearchCard search={search} onSearch={run} />
        <SearchResults search={search} results={results} csv={csv} />
      </FilterFrame>
    </Page>
  );
}
