import { AscendingIcon, DescendingIcon, SortableIcon } from '../icons/icons.tsx';
import { nextSort, type Sort } from './column.ts';
import type { ShownColumn } from './frozen-columns.ts';

interface HeaderCellProps<Row> {
  column: ShownColumn<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

const SORTED = {
  asc: { name: 'ascending', Mark: AscendingIcon },
  desc: { name: 'descending', Mark: DescendingIcon },
} as const;

/** A column's header; a button when the rows can be sorted by it. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { header, sortKey, align, frozenAt } = column;
  if (!sortKey || !onSort) {
    return (
      <th scope="col" data-align={align} data-frozen={frozenAt}>
        {header}
      </th>
    );
  }
  const { name, Mark = SortableIcon } = sort?.key === sortKey ? SORTED[sort.direction] : {};
  return (
    <th scope="col" data-align={align} data-frozen={frozenAt} aria-sort={name}>
      <button type="button" className="gt-sort" onClick={() => onSort(nextSort(sortKey, sort))}>
        {header}
        <Mark size={12} />
      </button>
    </th>
  );
}
