import type { Invitation } from 'shared/contract';
import { Card, DataTable, Link, StatusBadge, Text, type Column } from 'shared/ui';
import { updateUser } from '../paths.ts';

const COLUMNS: readonly Column<Invitation>[] = [
  {
    id: 'email',
    header: 'Email',
    card: 'title',
    isRowHeader: true,
    cell: ({ email, state }) => (state === null ? email : <Link to={updateUser(email)}>{email}</Link>),
  },
  {
    id: 'state',
    header: 'State',
    card: 'status',
    cell: ({ state }) =>
      state === null ? (
        <StatusBadge status="Not invited" tone="danger" />
      ) : (
        <StatusBadge status="Invited" tone="success" />
      ),
  },
  { id: 'problem', header: 'Problem', card: 'note', cell: ({ problem }) => problem },
];

const invitationKey = ({ email }: Invitation) => email;

/** What came of the invitations. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const invited = invitations.filter(({ state }) => state !== null);
  const areKept = invited.some(({ state }) => state === 'kept');
  return (
    <Card title={`Invitations ${areKept ? 'written' : 'sent'}: ${invited.length} of ${invitations.length}`}>
      {areKept && (
        <Text size="sm" pb="2">
          This site sends no email. Its administrators find the mails in the outbox, and pass them on.
        </Text>
      )}
      <DataTable caption="Invitations" columns={COLUMNS} rows={invitations} rowKey={invitationKey} />
    </Card>
  );
}
