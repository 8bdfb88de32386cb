import type { Resource } from 'shared/api';
import type { SearchResponse } from 'shared/contract';
import { Box, ColumnPicker, DataTable, DownloadButton, Paginator, Row, useColumnVisibility } from 'shared/ui';
import { rowKey } from '../search/result-row.ts';
import { COLUMNS_WITH_TERMS, COLUMNS_WITHOUT_TERMS } from './columns.tsx';
import { NoResults } from './no-results.tsx';
import { ResultsSummary } from './results-summary.tsx';
import type { SearchAddressControl } from './use-search-address.ts';
import type { SearchExport } from './use-search-export.ts';

export interface SearchResultsProps {
  search: SearchAddressControl;
  results: Resource<SearchResponse>;
  csv: SearchExport;
}

/** The answer to the present search: download line, table and paginator (ui-screens 3.3). */
export function SearchResults({ search, results, csv }: SearchResultsProps) {
  const { address, refine } = search;
  const { error, isValidating, reload } = results;
  const answer = error ? undefined : results.data;
  const isLoading = error ? isValidating : results.isLoading || results.isPrevious;
  const isOver = error !== undefined || search.isFileLost;
  const [columnVisibility, changeColumns] = useColumnVisibility('search');

  const isForTerms = isAnswerForTerms(search, answer);
  const columns = isForTerms ? COLUMNS_WITH_TERMS : COLUMNS_WITHOUT_TERMS;

  return (
    <Box as="section" aria-label="Search results">
      <Row justifyContent="space-between" mb="2">
        <ResultsSummary search={search} answer={answer} isLoading={isLoading} />
        <Row gap="2">
          <ColumnPicker columns={columns} visibility={columnVisibility} onChange={changeColumns} />
          <DownloadButton
            label="Download as CSV"
            isDownloading={csv.isDownloading}
            onClick={csv.exportSearch}
            disabled={search.isFileLost}
          />
        </Row>
      </Row>
      <DataTable
        caption="Projects found"
        columns={columns}
        columnVisibility={columnVisibility}
        rows={isOver ? [] : answer?.results}
        rowKey={rowKey}
        isLoading={isLoading}
        empty={<NoResults search={search} isFailed={error !== undefined} onRetry={() => void reload()} />}
        sort={isForTerms ? undefined : address.sort}
        onSort={isForTerms ? undefined : (sort) => refine({ sort })}
        stickyFirstColumn
        resetScrollOn={answer?.results}
        minHeight="400px"
        maxHeight="750px"
      />
      {answer && (
        <Box mt="3">
          <Paginator
            page={address.page}
            size={address.size}
            totalElements={answer.page.totalElements}
            onPage={(page) => refine({ page })}
            onSize={(size, page) => refine({ size, page })}
          />
        </Box>
      )}
    </Box>
  );
}

/** Rows say it themselves, so that the columns do not change before the rows do; without rows it is what was asked. */
function isAnswerForTerms(
  { address, searchedFile, isFileLost }: SearchAddressControl,
  answer?: SearchResponse,
) {
  const firstRow = answer?.results[0];
  if (firstRow) return firstRow.input !== null;
  return address.terms.length > 0 || searchedFile !== undefined || isFileLost;
}
