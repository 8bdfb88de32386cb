import type { MyChange } from 'shared/contract';
import { changePlace } from 'shared/domain';
import { Card, DataTable, formatDateTime, Link, Text, type Column } from 'shared/ui';
import { changeText } from './change-text.ts';
import { geneLinks } from './gene-links.tsx';

const COLUMNS: readonly Column<MyChange>[] = [
  {
    id: 'date',
    header: 'When',
    isRowHeader: true,
    card: 'fact',
    cell: ({ date }) => <span className="gt-id">{formatDateTime(date)}</span>,
  },
  { id: 'user', header: 'Who', card: 'fact', cell: ({ user }) => user },
  { id: 'genes', header: 'Gene(s)', card: 'title', cell: geneLinks },
  {
    id: 'record',
    header: 'Record',
    // At the other end of the line of the genes.
    card: 'status',
    cell: (change) => {
      const { id, to } = changePlace(change);
      return (
        <Link isId to={to}>
          {id}
        </Link>
      );
    },
  },
  { id: 'what', header: 'What', card: 'note', cell: changeText },
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
