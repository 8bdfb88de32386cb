import type { Session } from 'shared/contract';
import { Badge, Button, formatDateTime, Row, type Column } from 'shared/ui';

/** The columns of the table of sessions. The current one is ended by signing out. */
export function sessionColumns(
  onEnd: (session: Session) => void,
  busyWith: string | undefined,
): readonly Column<Session>[] {
  return [
    {
      id: 'device',
      header: 'Device',
      isRowHeader: true,
      cell: ({ device, isCurrent }) => (
        <Row gap="2">
          {device}
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </Row>
      ),
    },
    { id: 'lastUsed', header: 'Last used', cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt) },
    { id: 'created', header: 'Signed in', cell: ({ createdAt }) => formatDateTime(createdAt) },
    { id: 'address', header: 'Address', cell: ({ remoteAddress }) => remoteAddress },
    {
      id: 'end',
      header: 'Action',
      cell: (session) =>
        session.isCurrent ? null : (
          <Button
            size="sm"
            isBusy={busyWith === session.id}
            aria-label={`End the session on ${session.device}, last used ${formatDateTime(session.lastUsedAt)}`}
            onClick={() => onEnd(session)}
          >
            End
          </Button>
        ),
    },
  ];
}
