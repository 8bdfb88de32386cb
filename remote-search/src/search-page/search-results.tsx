import type { SearchResponse } from 'shared/contract';
import { SheetDownloads, type ListPage } from 'shared/domain';
import { PagedTable } from 'shared/ui';
import { rowKey } from '../search/result-row.ts';
import { useSelecting } from '../selection/use-selecting.ts';
import { COLUMNS_WITH_TERMS, COLUMNS_WITHOUT_TERMS } from './columns.tsx';
import { NoResults } from './no-results.tsx';
import { ResultsSummary } from './results-summary.tsx';
import type { SearchAddressControl } from './use-search-address.ts';
import type { SearchExport } from './use-search-export.ts';

export interface SearchResultsProps {
  search: SearchAddressControl;
  results: ListPage<SearchResponse>;
  csv: SearchExport;
}

/** The response to the present search: download line, table and paginator (ui-screens 3.3). */
export function SearchResults({ search, results, csv }: SearchResultsProps) {
  const { address, refine, isFileLost } = search;
  const { isFailed, isLoading } = results;
  const response = results.isAnswered ? results.response : undefined;
  const isForTerms = isAnswerForTerms(search, response);
  const reload = () => void results.reload();
  const selecting = useSelecting();

  const table = (
    <PagedTable
      label="Search results"
      caption="Projects found"
      columnsName="search"
      columns={selecting?.columns(isForTerms) ?? (isForTerms ? COLUMNS_WITH_TERMS : COLUMNS_WITHOUT_TERMS)}
      rows={isFailed || isFileLost ? [] : response?.results}
      rowKey={rowKey}
      isLoading={isLoading}
      empty={<NoResults search={search} isFailed={isFailed} onRetry={reload} />}
      summary={<ResultsSummary search={search} response={response} isLoading={isLoading} />}
      actions={(shown) => (
        <SheetDownloads
          isDownloading={csv.isDownloading}
          disabled={isFileLost}
          onDownload={(format) => csv.exportSearch(format, shown)}
        />
      )}
      address={address}
      onChange={refine}
      readAhead={results.readAhead}
      isOrderFixed={isForTerms}
      shown={response?.page}
      resetScrollOn={response?.results}
      maxHeight="750px"
    />
  );
  return (
    <>
      {selecting && (
        <selecting.Bar store={selecting.store} search={search} response={response} onDone={reload} />
      )}
      {table}
    </>
  );
}

/** Rows say it themselves, so that the columns do not change before the rows do; without rows it is what was asked. */
function isAnswerForTerms(
  { address, searchedFile, isFileLost }: SearchAddressControl,
  response?: SearchResponse,
) {
  const firstRow = response?.results[0];
  if (firstRow) return firstRow.input !== null;
  return address.terms.length > 0 || searchedFile !== undefined || isFileLost;
}
