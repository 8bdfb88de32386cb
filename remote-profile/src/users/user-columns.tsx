import type { Account } from 'shared/contract';
import { Badge, Lines, Link, Row, type Column } from 'shared/ui';
import { updateUser } from '../paths.ts';
import { AccountStateBadge } from './account-state-badge.tsx';

/** The columns of the table of users. */
export const USER_COLUMNS: readonly Column<Account>[] = [
  {
    id: 'name',
    header: 'Name',
    card: 'title',
    sortKey: 'name',
    isRowHeader: true,
    cell: (account) => <NameOf account={account} />,
  },
  { id: 'email', header: 'Email', card: 'note', sortKey: 'email', cell: ({ email }) => email },
  {
    id: 'workUnits',
    header: 'Work Units',
    card: 'note',
    cell: ({ rolesWorkUnits }) => (
      <Lines items={rolesWorkUnits.map(({ workUnitName, roleName }) => `${workUnitName} – ${roleName}`)} />
    ),
  },
  {
    id: 'consortia',
    header: 'Consortia',
    card: 'note',
    cell: ({ rolesConsortia }) => (
      <Lines
        items={rolesConsortia.map(({ consortiumName, roleName }) => `${consortiumName} – ${roleName}`)}
      />
    ),
  },
  {
    id: 'state',
    header: 'Account',
    card: 'status',
    cell: ({ isActive, isAdmin }) => (
      <Row gap="1">
        <AccountStateBadge isActive={isActive} />
        {isAdmin && <Badge tone="accent">Administrator</Badge>}
      </Row>
    ),
  },
];

/** A link to the account for people who may change it; consortium managers see their people only. */
function NameOf({ account: { name, email, mayUpdate } }: { account: Account }) {
  const text = name ?? email;
  return mayUpdate ? <Link to={updateUser(email)}>{text}</Link> : text;
}
