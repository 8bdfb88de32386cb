import type { PageInfo } from 'shared/contract';
import { counted, NoRows, PagedTable, Text, type NoRowsProps, type PagedTableProps } from 'shared/ui';
import type { ListPage } from './use-list-page.ts';

type TableProps<Row> = Omit<
  PagedTableProps<Row>,
  'rows' | 'isLoading' | 'empty' | 'summary' | 'shown' | 'readAhead' | 'resetScrollOn'
>;

export interface ListTableProps<Page, Row> extends TableProps<Row> {
  list: ListPage<Page>;
  rowsOf: (page: Page) => readonly Row[];
  /** What a row is, in the singular: the line above the table counts them. */
  noun: string;
  /** What stands in place of rows. */
  empty: Omit<NoRowsProps, 'isFailed' | 'onRetry'>;
}

/** A list that the server pages, in all its states: being read, read, empty, narrowed to nothing, failed. */
export function ListTable<Page extends { page: PageInfo }, Row>(props: ListTableProps<Page, Row>) {
  const { list, rowsOf, noun, empty, ...table } = props;
  const { response, isFailed, isLoading, isAnswered, reload, readAhead } = list;
  const total = isAnswered ? response?.page.totalElements : undefined;
  return (
    <PagedTable
      {...table}
      rows={isFailed ? [] : response && rowsOf(response)}
      isLoading={isLoading}
      empty={<NoRows {...empty} isFailed={isFailed} onRetry={() => void reload()} />}
      summary={<Text tone="muted">{summaryOf(noun, total, isLoading)}</Text>}
      readAhead={readAhead}
      shown={isAnswered ? response?.page : undefined}
      resetScrollOn={response}
    />
  );
}

function summaryOf(noun: string, total: number | undefined, isLoading: boolean): string {
  if (total === undefined) return isLoading ? `Loading ${noun}s…` : '';
  return counted(total, noun);
}
