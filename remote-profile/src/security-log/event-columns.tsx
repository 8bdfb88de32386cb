import type { SecurityEvent } from 'shared/contract';
import { formatDateTime, Lines, StatusBadge, type Column } from 'shared/ui';
import { EVENT_KINDS } from './event-kinds.ts';

/** The columns of the security log. */
export const EVENT_COLUMNS: readonly Column<SecurityEvent>[] = [
  {
    id: 'happened',
    header: 'When',
    card: 'title',
    isRowHeader: true,
    cell: ({ happenedAt }) => formatDateTime(happenedAt),
  },
  {
    id: 'kind',
    header: 'What',
    card: 'status',
    cell: ({ kind }) => <StatusBadge status={EVENT_KINDS[kind].text} tone={EVENT_KINDS[kind].tone} />,
  },
  { id: 'person', header: 'Person', card: 'note', cell: ({ email }) => email },
  { id: 'actor', header: 'Done by', card: 'note', cell: ({ actor }) => actor },
  { id: 'address', header: 'Address', card: 'note', cell: ({ remoteAddress }) => remoteAddress },
  {
    id: 'detail',
    header: 'Details',
    card: 'note',
    cell: ({ detail }) => (
      <Lines items={Object.entries(detail).map(([name, value]) => `${name}: ${value}`)} />
    ),
  },
];
