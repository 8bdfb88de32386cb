import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useRootAttribute } from '../theme/root-attribute.ts';
import { Skeleton } from '../feedback/states.tsx';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { isColumnVisible, type Column, type ColumnVisibility, type Sort } from './column.ts';
import { DataRow } from './data-row.tsx';
import { ExpandableRow } from './expandable-row.tsx';
import { useFrozenColumns, withFrozenPlaces, type ShownColumn } from './frozen-columns.ts';
import { HeaderCell } from './header-cell.tsx';
import { inParts, useEqualColumns } from './long-table.ts';
import { table } from './table.styles.ts';
import { useLasting } from '../feedback/use-lasting.ts';
import { styled } from '../theme/styled.tsx';

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  /** Keep the array (and `rowKey`) the same between renders, so that unchanged rows are not built again. */
  columns: readonly Column<Row>[];
  /** `undefined` until the first response. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row, index: number) => string | number;
  isLoading?: boolean;
  /** Shown under the headers when there are no rows. */
  empty?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  stickyFirstColumn?: boolean;
  /** Rows stand closer together. */
  isCompact?: boolean;
  /** Limit of the scrolling area, such as `400px`: it is as high as its rows up to that. */
  maxHeight?: string;
  columnVisibility?: ColumnVisibility;
  /**
   * What a row shows below itself when it is opened, one row at a time; null for a row without more to show. Keep the
   * function the same between renders, like `columns`.
   */
  expanded?: (row: Row) => ReactNode;
  /** What the button that opens a row is called; the name of the row follows. */
  expandLabel?: string;
  /** When this changes (another page has arrived), the first row comes into view of an area with a `maxHeight`. */
  resetScrollOn?: unknown;
}

const Frame = styled('div', table);
const SKELETON_ROWS = Array.from({ length: 10 }, (_, index) => index);
const EVERY_COLUMN: ColumnVisibility = {};

/**
 * A table whose sorting and paging happen at the server. Its header, first column and frozen columns stay in view while it scrolls inside
 * its frame. The first load shows grey bars; while later ones run the old rows stay, and fade when it takes long.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, isLoading = false, empty, sort, onSort } = props;
  const { columnVisibility = EVERY_COLUMN, stickyFirstColumn = false, maxHeight } = props;
  const { isCompact = false } = props;
  const hasCards = columns.some(({ card }) => card !== undefined);
  const captionId = useId();
  const scrollArea = useScrollToTop(maxHeight === undefined ? undefined : props.resetScrollOn);
  const shownColumns = useMemo(
    () => withFrozenPlaces(columns.filter((column) => isColumnVisible(column, columnVisibility))),
    [columns, columnVisibility],
  );
  useFrozenColumns(scrollArea.ref, shownColumns, rows);
  const elements = useRowElements(props, shownColumns);
  const parts = inParts(elements);
  const isLong = parts.length > 1;
  useEqualColumns(scrollArea.ref, isLong, rows, shownColumns);
  const isFirstLoad = isLoading && rows === undefined;
  useRootAttribute('data-pending', isFirstLoad);
  const isStale = useLasting(isLoading) && !isFirstLoad;
  const isEmpty = !isLoading && rows?.length === 0;

  return (
    <Frame {...{ stickyFirstColumn, isCompact, hasCards, isLong }} hasDetails={Boolean(props.expanded)}>
      {(isFirstLoad || isStale) && <div className="gt-progress" />}
      <div
        {...scrollArea}
        role="region"
        aria-labelledby={captionId}
        tabIndex={0}
        style={{ maxHeight: withinView(maxHeight) }}
      >
        <table role="table" aria-busy={isLoading} aria-rowcount={isLong ? elements.length + 1 : undefined}>
          <VisuallyHidden as="caption" id={captionId}>
            {caption}
          </VisuallyHidden>
          <thead>
            <tr>
              {shownColumns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {isFirstLoad ? (
            <tbody>
              {SKELETON_ROWS.map((row) => (
                <SkeletonRow key={row} columns={shownColumns} isEven={row % 2 === 1} />
              ))}
            </tbody>
          ) : (
            parts.map((part, index) => (
              <tbody key={index} data-stale={isStale ? '' : undefined}>
                {part}
              </tbody>
            ))
          )}
        </table>
        {isEmpty && <div className="gt-table-empty">{empty}</div>}
      </div>
      <VisuallyHidden role="status">{isLoading ? 'Loading' : ''}</VisuallyHidden>
    </Frame>
  );
}

function useRowElements<Row>(props: DataTableProps<Row>, columns: readonly ShownColumn<Row>[]) {
  const { rows, rowKey, expanded, expandLabel = 'Details' } = props;
  const [openKey, setOpenKey] = useState<string | number | null>(null);
  return useMemo(
    () =>
      (rows ?? []).map((row, index) => {
        const key = rowKey(row, index);
        const common = { row, columns, isEven: index % 2 === 1 };
        if (!expanded) return <DataRow key={key} {...common} />;
        const isOpen = key === openKey;
        return (
          <ExpandableRow
            key={key}
            {...common}
            details={expanded(row) ?? null}
            label={expandLabel}
            isOpen={isOpen}
            onToggle={() => setOpenKey(isOpen ? null : key)}
          />
        );
      }),
    [rows, rowKey, columns, expanded, expandLabel, openKey],
  );
}

/** Only for an area of limited height. */
function useScrollToTop(resetScrollOn: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    // Even to read the position would have all rows laid out now, and again when they are shown.
    if (!isScrolled.current || ref.current === null) return;
    ref.current.scrollTop = 0;
    isScrolled.current = false;
  }, [resetScrollOn]);
  const onScroll = () => {
    isScrolled.current = true;
  };
  return { ref, onScroll };
}

/** A scrolling area taller than the window would take its own header out of view. */
function withinView(maxHeight: string | undefined) {
  return maxHeight && `min(${maxHeight}, max(20rem, 100dvh - 6rem))`;
}

function SkeletonRow<Row>({ columns, isEven }: { columns: readonly Column<Row>[]; isEven: boolean }) {
  return (
    <tr aria-hidden data-even={isEven ? '' : undefined}>
      {columns.map(({ id, card }, index) => (
        <td key={id} data-card={card}>
          <Skeleton width={index % 3 === 0 ? '7rem' : '5rem'} />
        </td>
      ))}
    </tr>
  );
}
