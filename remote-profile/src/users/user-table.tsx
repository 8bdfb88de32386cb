import type { Resource } from 'shared/api';
import type { Account, AccountPage, Person } from 'shared/contract';
import { listState } from 'shared/domain';
import { Button, EmptyState, formatCount, isAnyFilterSet, PagedTable, Text } from 'shared/ui';
import { USER_COLUMNS } from './user-columns.tsx';
import type { ListInAddress } from '../use-list-in-address.ts';

export interface UserTableProps extends ListInAddress {
  person: Person;
  accounts: Resource<AccountPage>;
}

const accountKey = ({ email }: Account) => email;

/** The accounts of the page that is seen; a person's choice of columns is their own. */
export function UserTable({ person, accounts, address, refine }: UserTableProps) {
  const { answer, isFailed, isLoading } = listState(accounts);
  const total = answer?.page.totalElements;
  return (
    <PagedTable
      label="Users"
      caption="Users found"
      columnsName={`users.${person.email}`}
      columns={USER_COLUMNS}
      rows={isFailed ? [] : answer?.accounts}
      rowKey={accountKey}
      isLoading={isLoading}
      empty={
        isFailed ? (
          <EmptyState
            title="The users could not be loaded."
            action={<Button onClick={() => void accounts.reload()}>Try again</Button>}
          />
        ) : (
          <NoUsers isFiltered={isAnyFilterSet(address.filters)} onClear={() => refine({ filters: {} })} />
        )
      }
      summary={<Text tone="muted">{summaryOf(total, isLoading)}</Text>}
      address={address}
      onChange={refine}
      totalElements={total}
      resetScrollOn={answer}
    />
  );
}

function NoUsers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered)
    return <EmptyState title="There is nobody in the work units and consortia that you manage yet." />;
  return (
    <EmptyState
      title="Nobody matches the search and the filters."
      action={<Button onClick={onClear}>Clear the search and the filters</Button>}
    />
  );
}

function summaryOf(total: number | undefined, isLoading: boolean): string {
  if (total === undefined) return isLoading ? 'Loading users…' : '';
  return `${formatCount(total)} user${total === 1 ? '' : 's'}`;
}
