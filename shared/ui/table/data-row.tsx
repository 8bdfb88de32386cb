import { PureComponent, type ReactNode } from 'react';
import type { ShownColumn } from './frozen-columns.ts';

/**
 * The cells of a row. A function and not a component each: tables contain thousands of them.
 *
 * @param dressFirst what is put around the content of the first cell
 */
export function cellsOf<Row>(
  row: Row,
  columns: readonly ShownColumn<Row>[],
  dressFirst?: (content: ReactNode) => ReactNode,
) {
  return columns.map(({ id, header, cell, isRowHeader, rowName, align, card, frozenAt }, index) => {
    const content = dressFirst && index === 0 ? dressFirst(cell(row)) : cell(row);
    return isRowHeader ? (
      <th
        key={id}
        scope="row"
        aria-label={rowName?.(row)}
        data-align={align}
        data-card={card}
        data-frozen={frozenAt}
      >
        {content}
      </th>
    ) : (
      <td
        key={id}
        data-align={align}
        data-card={card}
        data-frozen={frozenAt}
        data-label={card === 'note' ? header : undefined}
      >
        {content}
      </td>
    );
  });
}

export interface DataRowProps<Row> {
  row: Row;
  columns: readonly ShownColumn<Row>[];
  /** Every second row is tinted; counted here, because opened details are rows too. */
  isEven: boolean;
}

/**
 * A row is built again only when it has changed itself: a letter typed in one of 200 leaves the others alone. A class, because
 * `memo` forgets the type of the row.
 */
export class DataRow<Row> extends PureComponent<DataRowProps<Row>> {
  override render() {
    const { row, columns, isEven } = this.props;
    return <tr data-even={isEven ? '' : undefined}>{cellsOf(row, columns)}</tr>;
  }
}
