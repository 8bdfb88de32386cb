import { NOTHING } from 'shared/domain';
import type { MyChange } from 'shared/contract';
import { Card, DataTable, formatDateTime, Link, Text, type Column } from 'shared/ui';
import { changePlace, changeText } from './change-place.ts';

const COLUMNS: readonly Column<MyChange>[] = [
  {
    id: 'date',
    header: 'When',
    isRowHeader: true,
    cell: ({ date }) => <span className="gt-id">{formatDateTime(date)}</span>,
  },
  { id: 'user', header: 'Who', cell: ({ user }) => user },
  { id: 'genes', header: 'Gene(s)', cell: ({ geneSymbols }) => geneSymbols.join(', ') || NOTHING },
  {
    id: 'record',
    header: 'Record',
    cell: (change) => {
      const { id, to } = changePlace(change);
      return (
        <Link isId to={to}>
          {id}
        </Link>
      );
    },
  },
  { id: 'what', header: 'What', cell: changeText },
];

const changeKey = ({ id }: MyChange) => id;

/** The latest changes of the last seven days, and by whom. */
export function ChangesCard({ changes }: { changes: readonly MyChange[] }) {
  return (
    <Card title="Changed this week">
      {changes.length === 0 ? (
        <Text tone="muted">Nothing has changed in the last seven days.</Text>
      ) : (
        <DataTable
          caption="Changes of the last seven days"
          columns={COLUMNS}
          rows={changes}
          rowKey={changeKey}
        />
      )}
    </Card>
  );
}
