import type { HistoryRecord } from 'shared/contract';
import { TableFrame } from 'shared/ui';
import type { Folding } from './folding.ts';
import { HistoryRows } from './history-rows.tsx';

/** Columns of the history (ui-screens 18), in order. */
const HEADERS = ['Id', 'User', 'Date', 'Action', 'Field', 'Note', 'From', 'To'];

export interface HistoryTableProps {
  caption: string;
  records: readonly HistoryRecord[];
  folding: Folding;
  withPaths: boolean;
}

/** The changes of a thing, grouped by the save that made them; long groups can be folded. */
export function HistoryTable({ caption, records, folding, withPaths }: HistoryTableProps) {
  return (
    <TableFrame caption={caption} isGrouped>
      <thead>
        <tr>
          {HEADERS.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {records.map((record) => (
        <HistoryRows
          key={record.id}
          record={record}
          isFolded={folding.isFolded(record)}
          onFold={folding.toggle}
          withPaths={withPaths}
        />
      ))}
    </TableFrame>
  );
}
