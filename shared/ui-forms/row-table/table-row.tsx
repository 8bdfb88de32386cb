import { memo, type ReactNode } from 'react';
import { CellButton, DeleteIcon, VisuallyHidden } from 'shared/ui';
import type { CellColumn } from './cell-column.ts';
import { Cell } from './cells.tsx';
import type { RowPlace } from './row-column.ts';

export interface TableRowProps {
  index: number;
  /** Path of the rows in the form's values. */
  name: string;
  rowLabel: string;
  columns: readonly CellColumn[];
  /** Without it the row cannot be deleted. */
  onRemove?: (index: number) => void;
  /** What stands under the row, as wide as the table. */
  below?: (place: RowPlace) => ReactNode;
}

/** One row of a table of rows. What is typed into it, or into another one, does not render it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { index, name, rowLabel, columns, onRemove, below } = props;
  const title = `${rowLabel} ${index + 1}`;
  const rowName = `${name}.${index}`;
  return (
    <>
      <tr role="row" data-row={index}>
        <th role="rowheader" scope="row" data-header={rowLabel}>
          {index + 1}
        </th>
        {columns.map(({ field, label, control, isRequired, rulesOf }) => (
          <td key={field} role="cell" data-field={field} data-header={isRequired ? `${label} *` : label}>
            <Cell
              name={`${rowName}.${field}`}
              label={`${title}, ${label}`}
              rules={rulesOf(index)}
              {...{ control, isRequired, rowName, index }}
            />
          </td>
        ))}
        {onRemove && (
          <td role="cell" data-delete="">
            <CellButton
              label={`Delete ${title}`}
              title="Click to Delete"
              icon={<DeleteIcon />}
              onClick={() => onRemove(index)}
            />
          </td>
        )}
      </tr>
      {below && (
        <tr role="row" className="gt-below">
          <td role="cell" colSpan={columns.length + (onRemove ? 2 : 1)}>
            {below({ rowName, index })}
          </td>
        </tr>
      )}
    </>
  );
});

export interface HeaderRowProps {
  columns: readonly CellColumn[];
  canDelete: boolean;
  /** The columns are no wider than they say, where there is no more room. */
  isDense?: boolean;
}

/** Headers of a table of rows, those that must be filled marked. They say how wide the columns are. */
export function HeaderRow({ columns, canDelete, isDense = false }: HeaderRowProps) {
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
            style={{ minWidth: width, width: isDense ? width : undefined }}
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
