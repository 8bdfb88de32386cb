import { useMemo } from 'react';
import { useResource } from 'shared/api';
import type { Account, AccountPage, Person } from 'shared/contract';
import { ErrorBanner, GoBack, ListTable, pageQuery, useListAddress, useListPage } from 'shared/domain';
import { isAdmin } from 'shared/session';
import {
  AddIcon,
  Box,
  FilterFrame,
  isAnyFilterSet,
  LinkButton,
  Page,
  Row,
  TextFilter,
  type FilterValues,
} from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { ADMIN, INVITE_PEOPLE, REGISTER_USER } from '../paths.ts';
import { useManagedLists } from './use-managed-lists.ts';
import { USER_COLUMNS } from './user-columns.tsx';
import { USER_LIST, userFilters } from './user-filters.ts';

const TITLE = 'Users';

/** Everybody whom the person looks after: searched, filtered, and one step from their account (PP-68). */
export function UsersPage() {
  return (
    <PermittedOnly title={TITLE} needs="manageUsers">
      {(person) => <Users key={person.email} person={person} />}
    </PermittedOnly>
  );
}

const accountKey = ({ email }: Account) => email;
const accountsOf = ({ accounts }: AccountPage) => accounts;

function Users({ person }: { person: Person }) {
  const { address, refine } = useListAddress(USER_LIST);
  const { filters } = address;
  const reading = useResource<AccountPage>('/api/accounts', pageQuery(address));
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
      {/* On telephones the search has its own line, below the buttons. */}
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
        <Row gap="2">
          <LinkButton to={INVITE_PEOPLE}>Invite people</LinkButton>
          <LinkButton to={REGISTER_USER} leftIcon={<AddIcon />}>
            Register User
          </LinkButton>
        </Row>
      </Box>
    </>
  );
}
