import { VisuallyHidden } from 'shared/ui';
import type { CellColumn } from './cell-column.ts';

export interface HeaderRowProps {
  columns: readonly CellColumn[];
  canDelete: boolean;
}

/** Headers of a table of rows, those that must be filled marked. They say how wide the columns are. */
export function HeaderRow({ columns, canDelete }: HeaderRowProps) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          <VisuallyHidden>Number</VisuallyHidden>
        </th>
        {columns.map(({ field, header, label, isRequired, width }) => (
          <th
            key={field}
            role="columnheader"
            scope="col"
            aria-label={label === header ? undefined : label}
            data-required={isRequired ? '' : undefined}
            style={{ minWidth: width }}
          >
            {header}
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
