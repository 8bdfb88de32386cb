import type { ReactNode } from 'react';
import { Nothing, TableFrame, Text } from 'shared/ui';
import { denseFacts, rowFacts } from './row-table.styles.ts';

/** A column of rows that are only read. */
export interface RowFactColumn<Row> {
  header: string;
  value: (row: Row) => ReactNode;
}

export interface RowFactsProps<Row> {
  /** Names the table for screen readers. */
  title: string;
  columns: readonly RowFactColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Many columns, close to each other; sequences take several lines. */
  isDense?: boolean;
  /** Id of the row's element, for links and pictures that lead to it; the row can then have the focus. */
  rowId?: (row: Row) => string;
}

/** The rows of a table as everybody sees them who may not change them; on telephones each row is a card. */
export function RowFacts<Row>({ title, columns, rows, rowKey, rowId, isDense }: RowFactsProps<Row>) {
  if (rows.length === 0)
    return (
      <Text data-none="">
        <Nothing />
      </Text>
    );
  const table = (
    <TableFrame caption={title} isInCard className={rowFacts}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header }) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr
            key={rowKey(row)}
            role="row"
            id={rowId?.(row)}
            tabIndex={rowId && -1}
            data-even={index % 2 === 1 ? '' : undefined}
          >
            {columns.map(({ header, value }) => (
              <Fact key={header} header={header}>
                {value(row)}
              </Fact>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
  return isDense ? <div className={denseFacts}>{table}</div> : table;
}

function Fact({ header, children }: { header: string; children: ReactNode }) {
  const isNothing = children === null || children === undefined || children === '';
  return (
    <td role="cell" data-header={header} data-none={isNothing ? '' : undefined}>
      {isNothing ? <Nothing /> : children}
    </td>
  );
}
