import type { ReactNode } from 'react';
import { Box, Row as Line } from '../layout/primitives.tsx';
import { isColumnVisible, type Column, type ColumnVisibility, type Sort } from '../table/column.ts';
import { ColumnPicker } from '../table/column-picker.tsx';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import { Paginator } from '../table/paginator.tsx';
import type { AskedPage, PageOfList } from '../table/paging.ts';
import { useDensity } from '../table/use-density.ts';
import { useColumnVisibility } from '../table/use-column-visibility.ts';
import { useIsHandset } from '../filters/use-is-handset.ts';
import type { ListAddress } from './list-address.ts';
import { SortChoice } from './sort-choice.tsx';

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'isLoading' | 'empty' | 'maxHeight' | 'resetScrollOn'
>;

export interface PagedTableProps<Row> extends TableProps<Row> {
  /** Names the part of the screen. */
  label: string;
  /** The key under which the reader's choice of columns is stored. */
  columnsName: string;
  /** How much there is, above the table. */
  summary: ReactNode;
  /**
   * Buttons above the table, such as a download, which may need to know the ids of the columns in sight, with commas between;
   * undefined while all of them are.
   */
  actions?: ReactNode | ((shownColumns: string | undefined) => ReactNode);
  /** The page that is seen. */
  address: ListAddress;
  /** Gets what changes; the address starts from the first page again unless the change contains a page. */
  onChange: (change: Partial<Pick<ListAddress, 'page' | 'size' | 'sort'>>) => void;
  /** Reads a page that is probably asked for next. */
  readAhead?: (page: AskedPage) => void;
  /** The server orders this list by itself. */
  isOrderFixed?: boolean;
  /** The page that the rows are; undefined while there is none. */
  shown: PageOfList | undefined;
}

/** A list that the server filters, sorts and pages: its summary and buttons, the table, and the paginator. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const {
    label,
    columnsName,
    summary,
    actions,
    address,
    onChange,
    readAhead,
    isOrderFixed,
    shown,
    ...table
  } = props;
  const { columns } = table;
  const [columnVisibility, changeColumns] = useColumnVisibility(columnsName);
  const density = useDensity();
  const sorting = isOrderFixed ? {} : { sort: address.sort, onSort: (sort: Sort) => onChange({ sort }) };
  const isHandset = useIsHandset();
  const hasCards = isHandset && columns.some(({ card }) => card !== undefined);

  return (
    <Box as="section" aria-label={label}>
      <Line justifyContent="space-between" mb="2">
        {summary}
        <Line gap="2">
          <ColumnPicker
            columns={columns}
            visibility={columnVisibility}
            onChange={changeColumns}
            density={density}
          />
          {typeof actions === 'function' ? actions(shownIds(columns, columnVisibility)) : actions}
        </Line>
      </Line>
      {hasCards && sorting.onSort && (
        <SortChoice columns={columns} sort={address.sort} onSort={sorting.onSort} />
      )}
      <DataTable
        {...table}
        {...sorting}
        {...{ columnVisibility }}
        isCompact={density.isCompact}
        stickyFirstColumn
      />
      {shown !== undefined && (
        <Box mt="3">
          <Paginator
            page={address.page}
            size={address.size}
            shown={shown}
            readAhead={readAhead}
            onPage={(page) => onChange({ page })}
            onSize={(size, page) => onChange({ size, page })}
          />
        </Box>
      )}
    </Box>
  );
}

function shownIds<Row>(columns: readonly Column<Row>[], visibility: ColumnVisibility): string | undefined {
  const shown = columns.filter((column) => isColumnVisible(column, visibility));
  return shown.length === columns.length ? undefined : shown.map(({ id }) => id).join(',');
}
