import { VisuallyHidden } from 'shared/ui';
import { columnLabel, isMarked, type RowColumns } from './row-column.ts';
import type { RowValues } from './rows.ts';

export interface HeaderRowProps<Row extends RowValues> {
  columns: RowColumns<Row>;
  canDelete: boolean;
}

/** Headers of a table of rows, those that must be filled marked. */
export function HeaderRow<Row extends RowValues>({ columns, canDelete }: HeaderRowProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          <VisuallyHidden>Number</VisuallyHidden>
        </th>
        {columns.map((column) => (
          <th
            key={column.field}
            role="columnheader"
            scope="col"
            aria-label={column.label && columnLabel(column)}
            data-required={isMarked(column) ? '' : undefined}
          >
            {column.header}
          </th>
        ))}
        {canDelete && (
          <th role="columnheader" scope="col">
            <VisuallyHidden>Delete</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
