import { AscendingIcon, DescendingIcon, SortableIcon } from '../icons/icons.tsx';
import { nextSort, type Column, type Sort } from './column.ts';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

const SORTED = {
  asc: { name: 'ascending', Mark: AscendingIcon },
  desc: { name: 'descending', Mark: DescendingIcon },
} as const;

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
  const { name, Mark = SortableIcon } = sort?.key === sortKey ? SORTED[sort.direction] : {};
  return (
    <th scope="col" data-align={align} aria-sort={name}>
      <button type="button" className="gt-sort" onClick={() => onSort(nextSort(sortKey, sort))}>
        {header}
        <Mark size={12} />
      </button>
    </th>
  );
}
