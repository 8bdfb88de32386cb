import { PureComponent, type ReactNode } from 'react';
import type { ShownColumn } from './frozen-columns.ts';

/** The cells of a row. A function and not a component each: tables contain thousands of them. */
export function cellsOf<Row>(
  row: Row,
  columns: readonly ShownColumn<Row>[],
  contentOf: (column: ShownColumn<Row>, index: number) => ReactNode,
) {
  return columns.map((column, index) => {
    const { id, header, isRowHeader, rowName, align, card, frozenAt } = column;
    const content = contentOf(column, index);
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

/** What the cells of a row contain, by what makes it of the row. */
type Contents<Row> = Map<ShownColumn<Row>['cell'], ReactNode>;

/**
 * A row is built again only when it has changed itself: a letter typed in one of 200 leaves the others alone. When other columns are
 * shown, only those that were not there before are. A class, because `memo` forgets the type of the row.
 */
export class DataRow<Row> extends PureComponent<DataRowProps<Row>> {
  private contents: Contents<Row> = new Map();
  private rowOfContents: Row | undefined;

  override render() {
    const { row, columns, isEven } = this.props;
    const known = row === this.rowOfContents ? this.contents : undefined;
    const contents: Contents<Row> = new Map();
    const cells = cellsOf(row, columns, ({ cell }) => {
      const content = known?.get(cell) ?? cell(row);
      contents.set(cell, content);
      return content;
    });
    this.contents = contents;
    this.rowOfContents = row;
    return <tr data-even={isEven ? '' : undefined}>{cells}</tr>;
  }
}
