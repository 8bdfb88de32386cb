import { AscendingIcon, DescendingIcon, SortableIcon } from '../icons/icons.tsx';
import { nextSort, type Column, type Sort } from './column.ts';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

const SORT_NAMES = { asc: 'ascending', desc: 'descending' } as const;

function SortMark({ direction }: { direction?: Sort['direction'] }) {
  if (direction === 'asc') return <AscendingIcon size={12} />;
  return direction === 'desc' ? <DescendingIcon size={12} /> : <SortableIcon size={12} />;
}

/** A column's header; a button when the rows can be sorted by it. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { header, sortKey, align } = column;
  if (!sortKey || !onSort) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  const direction = sort?.key === sortKey ? sort.direction : undefined;
  return (
    <th scope="col" data-align={align} aria-sort={direction && SORT_NAMES[direction]}>
      <button type="button" className="gt-sort" onClick={() => onSort(nextSort(sortKey, sort))}>
        {header}
        <SortMark direction={direction} />
      </button>
    </th>
  );
}
