import { useMemo } from 'react';
import { useResource } from 'shared/api';
import type { AccountPage, Person } from 'shared/contract';
import { ErrorBanner, GoBack, useListPage } from 'shared/domain';
import { isAdmin } from 'shared/session';
import { AddIcon, Box, FilterFrame, LinkButton, Page, TextFilter, type FilterValues } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { ADMIN, REGISTER_USER } from '../paths.ts';
import { useListInAddress } from '../use-list-in-address.ts';
import { useManagedLists } from './use-managed-lists.ts';
import { userFilters } from './user-filters.ts';
import { ACCOUNTS, USER_LIST_RULES, userListQuery } from './user-list-address.ts';
import { UserTable } from './user-table.tsx';

const TITLE = 'Users';

/** Everybody whom the person looks after: searched, filtered, and one step from their account (PP-68). */
export function UsersPage() {
  return (
    <PermittedOnly title={TITLE} needs="manageUsers">
      {(person) => <Users key={person.email} person={person} />}
    </PermittedOnly>
  );
}

function Users({ person }: { person: Person }) {
  const { address, refine } = useListInAddress(USER_LIST_RULES);
  const { filters } = address;
  const reading = useResource<AccountPage>(ACCOUNTS, userListQuery(address));
  const accounts = useListPage(reading, address, refine);
  const { lists, error: listsError } = useManagedLists();
  const definitions = useMemo(() => userFilters(lists), [lists]);
  const changeFilters = (changed: FilterValues) => refine({ filters: changed });

  return (
    <Page
      title={TITLE}
      description={
        isAdmin(person)
          ? 'Everybody who has an account.'
          : 'Everybody who has a role in the work units and consortia that you manage.'
      }
      banner={<ErrorBanner errors={[accounts.error, listsError]} />}
      actions={<GoBack fallback={ADMIN} />}
    >
      <FilterFrame
        definitions={definitions}
        values={filters}
        onChange={changeFilters}
        tools={<UserTools filters={filters} onChange={changeFilters} />}
      >
        <UserTable person={person} accounts={accounts} address={address} refine={refine} />
      </FilterFrame>
    </Page>
  );
}

interface UserToolsProps {
  filters: FilterValues;
  onChange: (filters: FilterValues) => void;
}

/** The search by name or email, and the way to a new account. */
function UserTools({ filters, onChange }: UserToolsProps) {
  return (
    <>
      {/* On telephones the search has a line of its own, below the buttons. */}
      <Box
        order={{ base: '1', md: '0' }}
        flex={{ base: '1 0 100%', md: '1' }}
        minW="0"
        maxW={{ md: '24rem' }}
      >
        <TextFilter
          label="Search by name or email"
          placeholder="Search by name or email"
          value={filters.search?.[0] ?? ''}
          onChange={(text) => onChange({ ...filters, search: text ? [text] : [] })}
        />
      </Box>
      <Box ms="auto">
        <LinkButton to={REGISTER_USER} leftIcon={<AddIcon />}>
          Register User
        </LinkButton>
      </Box>
    </>
  );
}
