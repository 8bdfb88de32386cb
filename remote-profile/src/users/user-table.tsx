import type { Account, AccountPage, Person } from 'shared/contract';
import { ListTable, type ListPage } from 'shared/domain';
import { isAnyFilterSet } from 'shared/ui';
import { USER_COLUMNS } from './user-columns.tsx';
import type { ListInAddress } from '../use-list-in-address.ts';

export interface UserTableProps extends ListInAddress {
  person: Person;
  accounts: ListPage<AccountPage>;
}

const accountKey = ({ email }: Account) => email;
const accountsOf = ({ accounts }: AccountPage) => accounts;

/** The accounts of the page that is seen; a person's choice of columns is their own. */
export function UserTable({ person, accounts, address, refine }: UserTableProps) {
  return (
    <ListTable
      label="Users"
      caption="Users found"
      columnsName={`users.${person.email}`}
      columns={USER_COLUMNS}
      list={accounts}
      rowsOf={accountsOf}
      rowKey={accountKey}
      noun="user"
      empty={{
        failure: 'The users could not be loaded.',
        title: 'There is nobody in the work units and consortia that you manage yet.',
        filtered: isAnyFilterSet(address.filters)
          ? {
              title: 'Nobody matches the search and the filters.',
              clear: 'Clear the search and the filters',
              onClear: () => refine({ filters: {} }),
            }
          : undefined,
      }}
      address={address}
      onChange={refine}
    />
  );
}
