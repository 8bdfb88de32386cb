import { memo } from 'react';
import { DeleteIcon } from 'shared/ui';
import type { CellColumn } from './cell-column.ts';
import { Cell } from './cells.tsx';

export interface TableRowProps {
  index: number;
  /** Path of the rows in the form's values. */
  name: string;
  rowLabel: string;
  columns: readonly CellColumn[];
  /** Without it the row cannot be deleted. */
  onRemove?: (index: number) => void;
}

/** One row of a table of rows. What is typed into it, or into another one, does not render it. */
export const TableRow = memo(function TableRow({ index, name, rowLabel, columns, onRemove }: TableRowProps) {
  const title = `${rowLabel} ${index + 1}`;
  return (
    <tr role="row" data-row={index}>
      <th role="rowheader" scope="row" data-header={rowLabel}>
        {index + 1}
      </th>
      {columns.map(({ field, label, control, isRequired, width, rulesOf }) => (
        <td
          key={field}
          role="cell"
          data-field={field}
          data-header={isRequired ? `${label} *` : label}
          style={{ minWidth: width }}
        >
          <Cell
            name={`${name}.${index}.${field}`}
            label={`${title}, ${label}`}
            control={control}
            rules={rulesOf(index)}
            isRequired={isRequired}
          />
        </td>
      ))}
      {onRemove && (
        <td role="cell">
          <button
            type="button"
            className="gt-cell-button"
            title="Click to Delete"
            aria-label={`Delete ${title}`}
            onClick={() => onRemove(index)}
          >
            <DeleteIcon />
          </button>
        </td>
      )}
    </tr>
  );
});
